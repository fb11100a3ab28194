import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Locale } from '../core/locale.ts';

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

  /** Out of menus, filters and search engines; its products are sold on. */
  @Column('boolean', { default: false })
  hidden: boolean;

  /** The slug it was made with, once it has another one. */
  @Column('text', { name: 'first_slug', nullable: true })
  firstSlug: string | null;
}
