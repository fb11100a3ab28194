import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from '../../catalog/product/product.entity.ts';
import type { Choice } from './kernel/choice.ts';
import { FIRST_TAILORED_CHOICE } from './tailored-choice-ids.ts';

/**
 * Files that somebody wants for a choice, of nobody in particular: the same choice is the same row, whose id stands in carts where
 * that of a product does. It says no price: that is worked out whenever it is asked for.
 */
@Entity('tailored_choice')
@Check('ck_tailored_choice_id', `id >= ${FIRST_TAILORED_CHOICE}`)
@Index('uq_tailored_choice', ['productId', 'choiceKey'], { unique: true })
@Index('ix_tailored_choice_asked_at', ['askedAt'])
export class TailoredChoice {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_tailored_choice',
  })
  id: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_tailored_choice_product' })
  product?: Relation<Product>;

  /** See `choiceKeyOf`. */
  @Column('text', { name: 'choice_key' })
  choiceKey: string;

  @Column('jsonb')
  choice: Choice;

  /** The version of the model with which it was tried last: of another it is not sold. Null: kept before choices were tried. */
  @Column('uuid', { name: 'tried_version', nullable: true })
  triedVersion: string | null;

  /** When somebody chose it last. */
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
}
