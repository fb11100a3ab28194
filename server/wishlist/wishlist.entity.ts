import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';

/** The list of a customer, from the first product on. Its row is locked by whatever changes the list. */
@Entity('wishlist')
@Index('ix_wishlist_news', ['userId'], { where: 'news' })
@Index('ux_wishlist_share_token', ['shareToken'], { unique: true })
export class StoredWishlist {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_wishlist' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_wishlist_user' })
  user?: Relation<User>;

  /** When its products changed last. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** Whoever has it may read the list; null: nobody else may. */
  @Column('text', { name: 'share_token', nullable: true })
  shareToken: string | null;

  /** Whether the customer asked for mail about lower prices and what is back. */
  @Column('boolean', { default: false })
  news: boolean;

  /** Language of these mails: that of the last change. */
  @Column('text')
  locale: string;
}
