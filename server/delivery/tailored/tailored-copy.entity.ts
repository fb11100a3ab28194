import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TailoredModel } from '../../models/tailoring/tailored-model.entity.ts';
import { Entitlement } from '../entitlement.entity.ts';

/** A choice of a buyer: whose files it is, made once for all who choose the same. */
@Entity('tailored_copy')
export class TailoredCopyRow {
  @PrimaryColumn('uuid', { name: 'entitlement_id', primaryKeyConstraintName: 'pk_tailored_copy' })
  entitlementId: string;

  @ManyToOne(() => Entitlement, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entitlement_id', foreignKeyConstraintName: 'fk_tailored_copy_entitlement' })
  entitlement?: Relation<Entitlement>;

  @PrimaryColumn('uuid', { name: 'base_version_id', primaryKeyConstraintName: 'pk_tailored_copy' })
  baseVersionId: string;

  @PrimaryColumn('text', { name: 'choice_key', primaryKeyConstraintName: 'pk_tailored_copy' })
  choiceKey: string;

  @ManyToOne(() => TailoredModel, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'base_version_id',
      referencedColumnName: 'baseVersionId',
      foreignKeyConstraintName: 'fk_tailored_copy_model',
    },
    { name: 'choice_key', referencedColumnName: 'choiceKey', foreignKeyConstraintName: 'fk_tailored_copy_model' },
  ])
  model?: Relation<TailoredModel>;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
}
