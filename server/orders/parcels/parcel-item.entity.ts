import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { OrderLine } from '../order-line.entity.ts';
import { Parcel } from './parcel.entity.ts';

/** Units of one line of an order in one parcel. */
@Entity('parcel_item')
@Check('ck_parcel_item_quantity', 'quantity BETWEEN 1 AND 999')
@Index('ix_parcel_item_line', ['lineId'])
export class ParcelItem {
  @PrimaryColumn('uuid', { name: 'parcel_id', primaryKeyConstraintName: 'pk_parcel_item' })
  parcelId: string;

  @ManyToOne(() => Parcel, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'parcel_id', foreignKeyConstraintName: 'fk_parcel_item_parcel' })
  parcel?: Relation<Parcel>;

  @PrimaryColumn('uuid', { name: 'order_line_id', primaryKeyConstraintName: 'pk_parcel_item' })
  lineId: string;

  @ManyToOne(() => OrderLine, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_line_id', foreignKeyConstraintName: 'fk_parcel_item_line' })
  line?: Relation<OrderLine>;

  @Column('integer')
  quantity: number;
}
