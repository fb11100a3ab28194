import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from './product.entity.ts';

/** When a product goes on sale or off it by itself: one plan for each product, gone once it is done. */
@Entity('scheduled_activation')
export class ScheduledActivation {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_scheduled_activation' })
  productId: number;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_scheduled_activation_product' })
  product?: Relation<Product>;

  @Column('timestamptz')
  at: Date;

  @Column('boolean')
  active: boolean;

  /** The admin whose plan it is; null for a plan made before this was kept. */
  @Column('uuid', { name: 'planned_by', nullable: true })
  plannedBy: string | null;
}
