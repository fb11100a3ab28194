import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';

/** One product, or one print job, in the cart that follows a customer from device to device. */
@Entity('cart_line')
@Check('ck_cart_line_quantity', 'quantity BETWEEN 1 AND 999')
@Index('ix_cart_line_product', ['productId'])
export class StoredCartLine {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_cart_line' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_cart_line_user' })
  user?: Relation<User>;

  /** Of a product, or of a print job: those begin beyond products. */
  @PrimaryColumn('integer', { name: 'product_id', primaryKeyConstraintName: 'pk_cart_line' })
  productId: number;

  @Column('integer')
  quantity: number;

  /** 1, 2, 3 … as they were put in. */
  @Column('integer')
  position: number;
}
