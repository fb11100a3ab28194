import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Locale } from '../../core/locale.ts';
import { PublicMedia } from '../media/public-media.entity.ts';

/** A text in each language; English is always there and stands in for a missing one. */
export type Words = { en: string } & Partial<Record<Locale, string>>;

@Entity('category')
@Index('uq_category_slug', ['slug'], { unique: true })
export class Category {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_category' })
  id: number;

  @Column('text')
  slug: string;

  /** Order in lists, smallest first. */
  @Column('int', { default: 0 })
  position: number;

  @Column('jsonb')
  names: Words;

  /** What its page says above the products, in each language that somebody wrote; line breaks stay. */
  @Column('jsonb', { default: {} })
  descriptions: Partial<Record<Locale, string>>;

  /** Its own picture; null: that of a product stands for it. */
  @Column('text', { name: 'picture_key', nullable: true })
  pictureKey: string | null;

  @ManyToOne(() => PublicMedia, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture_key', foreignKeyConstraintName: 'fk_category_picture' })
  picture?: Relation<PublicMedia> | null;

  @Column('int', { name: 'picture_width', nullable: true })
  pictureWidth: number | null;

  @Column('int', { name: 'picture_height', nullable: true })
  pictureHeight: number | null;

  /** Out of menus, filters and search engines; its products are sold on. */
  @Column('boolean', { default: false })
  hidden: boolean;

  /** The slug it was made with, once it has another one. */
  @Column('text', { name: 'first_slug', nullable: true })
  firstSlug: string | null;
}
