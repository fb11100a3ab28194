import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalog/product/product.entity.ts';
import { numericColumn } from '../core/database/columns.ts';
import type { BuildState } from './build-state.ts';
import { StoredPhoto } from './photo.entity.ts';

/** What a customer built, as told by the customer. Others see it while it is PUBLISHED and not deleted. */
@Entity('build')
@Check('ck_build_state', "state IN ('DRAFT', 'SUBMITTED', 'PUBLISHED', 'REJECTED')")
@Check('ck_build_photo', "state IN ('DRAFT', 'REJECTED') OR photo_sha256 IS NOT NULL")
@Index('ix_build_user', ['userId'])
@Index('ix_build_product', ['productId'])
@Index('ix_build_photo', ['photoSha256'])
@Index('ix_build_published', ['publishedAt', 'id'], { where: "state = 'PUBLISHED' AND deleted_at IS NULL" })
@Index('ix_build_submitted', ['state', 'submittedAt', 'id'], { where: 'deleted_at IS NULL' })
export class StoredBuild {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_build' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_build_user' })
  user?: Relation<User>;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_build_product' })
  product?: Relation<Product>;

  @Column('text')
  title: string;

  @Column('text')
  story: string;

  /** What the photograph shows, in the builder's words; empty: none given. */
  @Column('text')
  alt: string;

  @Column('text')
  printer: string;

  @Column('text')
  material: string;

  @Column('integer', { nullable: true })
  grams: number | null;

  @Column('numeric', { precision: 7, scale: 1, nullable: true, transformer: numericColumn })
  hours: number | null;

  /** Flights, launches or runs. */
  @Column('integer', { nullable: true })
  launches: number | null;

  @Column('text', { name: 'photo_sha256', nullable: true })
  photoSha256: string | null;

  @ManyToOne(() => StoredPhoto, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'photo_sha256', foreignKeyConstraintName: 'fk_build_photo' })
  photo?: Relation<StoredPhoto>;

  @Column('integer', { name: 'photo_width', nullable: true })
  photoWidth: number | null;

  @Column('integer', { name: 'photo_height', nullable: true })
  photoHeight: number | null;

  /** Its dominant colour, `#rrggbb`. */
  @Column('text', { name: 'photo_color', nullable: true })
  photoColor: string | null;

  @Column('text')
  state: BuildState;

  /** Why it was refused or taken down, for its builder. */
  @Column('text', { default: '' })
  reason: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'submitted_at', nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** Since when its builder wants it gone; it can be brought back for a while. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
