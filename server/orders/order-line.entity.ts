import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { CURRENCY } from '../core/money.ts';
import { money, Money } from '../core/money.types.ts';
import { LineType } from './gift-cards/line-type.ts';
import type { TailoredWork } from '../models/tailoring/tailored-choices.queries.ts';
import type { PrintWork } from '../printing/print-work.ts';
import { Order } from './order.entity.ts';

/** One line of an order: a snapshot that no later change of the product touches. Its tax is settled by the payment; never updated otherwise. */
@ObjectType('OrderLine', { description: 'One line of an order, as it was bought.', simpleResolvers: true })
@Entity('order_line')
@Check('ck_order_line_amounts', 'quantity BETWEEN 1 AND 999 AND unit_price_minor > 0 AND tax_minor >= 0')
@Check('ck_order_line_subtotal', 'subtotal_minor = unit_price_minor * quantity')
@Check('ck_order_line_discount', 'discount_minor >= 0 AND discount_minor <= subtotal_minor')
@Index('ux_order_line_position', ['orderId', 'position'], { unique: true })
@Index('ix_order_line_product', ['productId'])
export class OrderLine {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_order_line' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_line_order' })
  order?: Relation<Order>;

  /** 0, 1, 2 … in the order of the cart. */
  @Column('integer')
  position: number;

  /** Not a foreign key: the snapshot outlives the product. 0: a gift card; of a print that of its job. */
  @Field(() => Int)
  @Column('integer', { name: 'product_id' })
  productId: number;

  @Field(() => String, { description: "In the buyer's language at that time." })
  @Column('text', { name: 'product_name' })
  productName: string;

  @Field(() => String)
  @Column('text')
  sku: string;

  @Field(() => LineType)
  @Column('text', { name: 'product_type' })
  productType: LineType;

  @Field(() => Int)
  @Column('integer')
  quantity: number;

  @Column('bigint', { name: 'unit_price_minor', transformer: numericColumn })
  unitPriceMinor: number;

  /** Unit price × quantity, before the discount. */
  @Column('bigint', { name: 'subtotal_minor', transformer: numericColumn })
  subtotalMinor: number;

  /** This line's share of the order's discount. */
  @Column('bigint', { name: 'discount_minor', transformer: numericColumn })
  discountMinor: number;

  @Field(() => Float, { description: 'VAT contained in the price.' })
  @Column('numeric', { name: 'tax_rate_percent', precision: 5, scale: 2, transformer: numericColumn })
  taxRatePercent: number;

  /** VAT contained in subtotal − discount. */
  @Column('bigint', { name: 'tax_minor', transformer: numericColumn })
  taxMinor: number;

  @Column('text', { name: 'tax_class' })
  taxClass: string;

  /** The version of the files that was current when the order was placed; null for physical goods. */
  @Column('uuid', { name: 'model_version_id', nullable: true })
  modelVersionId: string | null;

  /** What is printed for the buyer; null for a product. */
  @Column('jsonb', { nullable: true })
  print: PrintWork | null;

  /** What the files are made for; null: as they are, and for goods. */
  @Column('jsonb', { nullable: true })
  tailored: TailoredWork | null;

  @Column('text', { name: 'image_key', nullable: true })
  imageKey: string | null;

  @Field(() => Money, { description: 'Of one piece, with VAT.' })
  get unitPrice(): Money {
    return money(this.unitPriceMinor, CURRENCY);
  }

  @Field(() => Money, { description: 'Of all its pieces, with VAT.' })
  get subtotal(): Money {
    return money(this.subtotalMinor, CURRENCY);
  }
}
