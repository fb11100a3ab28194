import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CustomerGroup } from '../accounts/groups/customer-group.entity.ts';
import { numericColumn } from '../core/database/columns.ts';
import { Cost } from '../core/field-cost.ts';
import type { Locale } from '../core/locale.ts';
import { money, Money } from '../core/money.types.ts';
import { LocalizedText } from '../core/text/localized-text.types.ts';
import { PromotionKind } from './promotion-kinds.ts';

/** Products or categories that one promotion may name. */
export const MOST_NAMED = 200;

/** What takes something off the price of a cart: by a code, or by itself. */
@ObjectType('Promotion', { description: 'Takes something off the price of a cart.', simpleResolvers: true })
@Entity('promotion')
@Check('ck_promotion_code', `code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'`)
@Check('ck_promotion_kind', "kind IN ('PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'N_FOR_M')")
@Check(
  'ck_promotion_value',
  `(kind = 'PERCENT') = (percent IS NOT NULL) AND (kind = 'AMOUNT') = (amount_minor IS NOT NULL)
   AND percent BETWEEN 1 AND 99 AND amount_minor > 0
   AND (kind = 'N_FOR_M') = (take_units IS NOT NULL) AND (kind = 'N_FOR_M') = (pay_units IS NOT NULL)
   AND take_units BETWEEN 2 AND 99 AND pay_units BETWEEN 1 AND take_units - 1`,
)
@Check(
  'ck_promotion_limits',
  'redeemed >= 0 AND max_uses > 0 AND max_uses_each > 0 AND minimum_minor > 0 AND starts_at < ends_at',
)
@Index('ux_promotion_code', ['code'], { unique: true })
export class Promotion {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_promotion' })
  id: string;

  @Field(() => String, { nullable: true, description: 'In capitals. Null: it applies by itself.' })
  @Column('text', { nullable: true })
  code: string | null;

  @Field(() => LocalizedText, { description: 'What buyers read beside the sum, in every language.' })
  @Column('jsonb')
  names: Record<Locale, string>;

  @Field(() => PromotionKind)
  @Column('text')
  kind: PromotionKind;

  @Field(() => Int, { nullable: true, description: '1 to 99; of PERCENT only.' })
  @Column('integer', { nullable: true })
  percent: number | null;

  /** Of AMOUNT only. */
  @Column('bigint', { name: 'amount_minor', nullable: true, transformer: numericColumn })
  amountMinor: number | null;

  @Field(() => Int, { nullable: true, description: 'Of every so many units some are free; of N_FOR_M only.' })
  @Column('integer', { name: 'take_units', nullable: true })
  takeUnits: number | null;

  @Field(() => Int, { nullable: true, description: 'Of every `takeUnits` so many are paid; of N_FOR_M only.' })
  @Column('integer', { name: 'pay_units', nullable: true })
  payUnits: number | null;

  @Field(() => Date, { nullable: true, description: 'Null: since ever.' })
  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'From then on it applies no more. Null: never.' })
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  /** That the goods it applies to must cost, before anything is taken off. */
  @Column('bigint', { name: 'minimum_minor', nullable: true, transformer: numericColumn })
  minimumMinor: number | null;

  @Cost({ size: MOST_NAMED })
  @Field(() => [Int], { description: 'With those of `categoryIds` all that it applies to; both empty: everything.' })
  @Column('integer', { name: 'product_ids', array: true, default: '{}' })
  productIds: number[];

  @Column('integer', { name: 'category_ids', array: true, default: '{}' })
  categories: number[];

  @Cost({ size: MOST_NAMED })
  @Field(() => [Int], { description: 'It never applies to these, whatever else is said.' })
  @Column('integer', { name: 'excluded_product_ids', array: true, default: '{}' })
  excludedProductIds: number[];

  @Column('integer', { name: 'excluded_category_ids', array: true, default: '{}' })
  excludedCategories: number[];

  @Field(() => Int, { nullable: true, description: 'Orders that may have it. Null: any number.' })
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses: number | null;

  @Field(() => Int, { nullable: true, description: 'Orders of one account or e-mail address. Null: any number.' })
  @Column('integer', { name: 'max_uses_each', nullable: true })
  maxUsesEach: number | null;

  @Field(() => Boolean, { description: 'Only for who has ordered nothing before, cancelled and expired orders aside.' })
  @Column('boolean', { name: 'first_order_only', default: false })
  firstOrderOnly: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Only for who is in this group of customers and signed in. Null: for all.',
  })
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId: string | null;

  @ManyToOne(() => CustomerGroup)
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'fk_promotion_group' })
  group?: Relation<CustomerGroup> | null;

  @Field(() => Boolean, { description: 'May stand beside another one that may: one by itself and one by a code.' })
  @Column('boolean', { default: false })
  stackable: boolean;

  @Field(() => Boolean, { description: 'Switched off: it is as if it did not exist.' })
  @Column('boolean', { default: true })
  active: boolean;

  @Field(() => Int, { description: 'Orders that have it now: an order that ends unpaid gives it back.' })
  @Column('integer', { default: 0 })
  redeemed: number;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => Date)
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => Money, { nullable: true, description: 'That is taken off; of AMOUNT only.' })
  get amount(): Money | null {
    return this.amountMinor === null ? null : money(this.amountMinor);
  }

  @Field(() => Money, { nullable: true, description: 'That the goods it applies to must cost at least.' })
  get minimum(): Money | null {
    return this.minimumMinor === null ? null : money(this.minimumMinor);
  }

  @Cost({ size: MOST_NAMED })
  @Field(() => [ID], { description: 'With `productIds` all that it applies to.' })
  get categoryIds(): string[] {
    return this.categories.map(String);
  }

  @Cost({ size: MOST_NAMED })
  @Field(() => [ID], { description: 'It never applies to their products.' })
  get excludedCategoryIds(): string[] {
    return this.excludedCategories.map(String);
  }
}
