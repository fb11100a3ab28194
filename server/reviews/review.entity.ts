import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalog/product/product.entity.ts';
import { StoredBuild } from '../gallery/build.entity.ts';
import type { ReviewState } from './review-state.ts';

/** What a buyer says of a product: one for each account and product. Others see it while it is PUBLISHED. */
@Entity('review')
@Check('ck_review_rating', 'rating BETWEEN 1 AND 5')
@Check('ck_review_state', "state IN ('SUBMITTED', 'PUBLISHED', 'REJECTED')")
@Index('ux_review_user_product', ['userId', 'productId'], { unique: true })
@Index('ix_review_build', ['buildId'])
@Index('ix_review_product', ['productId', 'publishedAt', 'id'])
@Index('ix_review_waiting', ['writtenAt'], { where: "state = 'SUBMITTED'" })
@Index('ix_review_state', ['state', 'writtenAt', 'id'])
export class StoredReview {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_review' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_review_user' })
  user?: Relation<User>;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_review_product' })
  product?: Relation<Product>;

  /** Stars, 1 to 5. */
  @Column('smallint')
  rating: number;

  @Column('text')
  text: string;

  /** A build of the same person, whose photograph is shown with it while the build is published. */
  @Column('uuid', { name: 'build_id', nullable: true })
  buildId: string | null;

  @ManyToOne(() => StoredBuild, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'build_id', foreignKeyConstraintName: 'fk_review_build' })
  build?: Relation<StoredBuild>;

  @Column('text')
  state: ReviewState;

  /** Why it was refused or taken down, for its author. */
  @Column('text', { default: '' })
  reason: string;

  /** Grows with each change by its author, so that no moderator publishes what they have not read. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;
}
