import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { OrderEventKind } from './order-states.ts';
import { Order } from './order.entity.ts';

/** What happened to an order, one row per transition. Append-only: a trigger refuses update and delete. */
@Entity('order_event')
@Index('ix_order_event_order', ['orderId', 'id'])
export class OrderEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_order_event' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_event_order' })
  order?: Relation<Order>;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: OrderEventKind;

  /** Numbers and ids that belong to it, such as a refunded amount. */
  @Column('jsonb', { default: {} })
  data: Record<string, unknown>;
}
