import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';

/** A merge into the cart of an account: a device that repeats it adds nothing. */
@Entity('cart_merge')
export class CartMerge {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_cart_merge' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_cart_merge_user' })
  user?: Relation<User>;

  /** Chosen by the device, one for each cart that it hands over. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_cart_merge' })
  key: string;

  @Column('timestamptz', { name: 'merged_at' })
  mergedAt: Date;
}
