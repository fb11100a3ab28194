import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ModelVersion } from '../version/model-version.entity.ts';
import type { Choice } from './kernel/choice.ts';
import type { TailoringFault } from './tailor-parts.ts';

/** A version as it is for one choice, made once for all who choose it. Neither version nor fault: it is being made. */
@Entity('tailored_model')
export class TailoredModel {
  @PrimaryColumn('uuid', { name: 'base_version_id', primaryKeyConstraintName: 'pk_tailored_model' })
  baseVersionId: string;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'base_version_id', foreignKeyConstraintName: 'fk_tailored_model_base' })
  base?: Relation<ModelVersion>;

  /** As `choiceKeyOf` has it. */
  @PrimaryColumn('text', { name: 'choice_key', primaryKeyConstraintName: 'pk_tailored_model' })
  choiceKey: string;

  @Column('jsonb')
  choice: Choice;

  /** The version that its files are. */
  @Column('uuid', { name: 'version_id', nullable: true })
  versionId: string | null;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'version_id', foreignKeyConstraintName: 'fk_tailored_model_version' })
  version?: Relation<ModelVersion> | null;

  /** Why there will be none. */
  @Column('jsonb', { nullable: true })
  fault: TailoringFault | null;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
}
