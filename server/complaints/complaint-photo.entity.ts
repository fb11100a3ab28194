import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StoredPhoto } from '../gallery/photo.entity.ts';
import { Complaint } from './complaint.entity.ts';

/** A photograph of a defect. The buyer and the administration see it, and nobody else. */
@Entity('complaint_photo')
@Index('ux_complaint_photo', ['complaintId', 'sha256'], { unique: true })
@Index('ix_complaint_photo_sha256', ['sha256'])
export class ComplaintPhoto {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_complaint_photo' })
  id: string;

  @Column('uuid', { name: 'complaint_id' })
  complaintId: string;

  @ManyToOne(() => Complaint)
  @JoinColumn({ name: 'complaint_id', foreignKeyConstraintName: 'fk_complaint_photo_complaint' })
  complaint?: Relation<Complaint>;

  @Column('text')
  sha256: string;

  @ManyToOne(() => StoredPhoto)
  @JoinColumn({ name: 'sha256', foreignKeyConstraintName: 'fk_complaint_photo_photo' })
  photo?: Relation<StoredPhoto>;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;
}
