import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from './category.entity.ts';

/** A slug that a category had once and that no other category has taken since. */
@Entity('former_category_slug')
@Index('ix_former_category_slug_category', ['categoryId'])
export class FormerCategorySlug {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_former_category_slug' })
  slug: string;

  @Column('int', { name: 'category_id' })
  categoryId: number;

  @ManyToOne(() => Category, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_former_category_slug_category' })
  category: Relation<Category>;
}
