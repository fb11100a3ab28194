import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Order } from './order.entity.ts';

/** What the workshop wrote down about an order, for itself. Earlier texts are in the audit log. */
@Entity('order_note')
export class OrderNote {
  @PrimaryColumn('uuid', { name: 'order_id', primaryKeyConstraintName: 'pk_order_note' })
  orderId: string;

  @OneToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_note_order' })
  order?: Relation<Order>;

  @Column('text')
  text: string;

  /** Grows by one with every change; 0 stands for a note that was never written. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
