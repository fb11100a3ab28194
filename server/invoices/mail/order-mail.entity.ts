import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Order } from '../../orders/order.entity.ts';

export enum OrderMailKind {
  ORDER = 'ORDER',
  RESEND = 'RESEND',
  REFUND = 'REFUND',
  PAYMENT_PENDING = 'PAYMENT_PENDING',
  PAYMENT_FAILED = 'PAYMENT_FAILED',
  STOCK_GONE = 'STOCK_GONE',
  SHIPPED = 'SHIPPED',
  PARCEL_READY = 'PARCEL_READY',
  RETURN_LABEL = 'RETURN_LABEL',
  CANCELLED = 'CANCELLED',
  LINK_RENEWED = 'LINK_RENEWED',
  UNPAID = 'UNPAID',
  TRANSFER = 'TRANSFER',
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
}

/** One mail about an order: written before it is sent, marked after. A crash between sends it again under the same Message-ID. */
@Entity('order_mail')
@Check(
  'ck_order_mail_kind',
  `kind IN ('ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE', 'SHIPPED', 'CANCELLED', 'LINK_RENEWED', 'UNPAID', 'TRANSFER', 'CASH_ON_DELIVERY', 'PARCEL_READY', 'RETURN_LABEL')`,
)
@Index('ux_order_mail_key', ['key'], { unique: true })
@Index('ix_order_mail_order', ['orderId', 'kind', 'requestedAt'])
export class OrderMail {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_order_mail' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_mail_order' })
  order?: Relation<Order>;

  @Column('text')
  kind: OrderMailKind;

  /** What makes it one mail: a second request with the same key is the same mail. Also the local part of its Message-ID. */
  @Column('text')
  key: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  /** When the mail server had taken it. For ORDER this is the confirmation on a durable medium. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
