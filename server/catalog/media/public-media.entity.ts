import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that anyone may fetch. What has no row here is private, whatever the file store holds. */
@Entity('public_media')
export class PublicMedia {
  /** SHA-256 of the content and its ending: `ab12….webp`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_public_media' })
  key: string;

  @Column('text', { name: 'content_type' })
  contentType: string;

  @Column('int')
  bytes: number;
}
