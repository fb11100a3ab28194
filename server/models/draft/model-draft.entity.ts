import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { StoredFile } from '../../core/files/files.ts';
import type { Locale } from '../../core/locale.ts';
import type { FindingCode } from '../mesh/report.ts';
import type { Motion } from '../flight/motion.ts';
import type { DraftMending } from '../mending/draft-mending.ts';
import type { DraftTurning } from '../turning/draft-turning.ts';
import type { DraftCutting } from '../cutting/draft-cutting.ts';
import type { StoredPictures } from '../picture/stored-pictures.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import type { Tailoring } from '../tailoring/tailoring.ts';
import type { PartFacts } from '../part-facts.ts';
import type { PartDetails, PrintDetails } from '../upload/archive-manifest.ts';

/** A part of a draft: what the seller says, null where nothing was said yet, and what was measured of its file. */
export interface DraftPart extends Nullable<PartDetails> {
  readonly id: string;
  /** As it was uploaded, or as the published version has it. */
  readonly fileName: string;
  readonly stl: StoredFile;
  /** Null for versions that were published without. */
  readonly threeMf: StoredFile | null;
  /** It is the file that was uploaded, with all that its author put in. */
  readonly ownThreeMf?: boolean;
  readonly sizeMm: readonly [number, number, number];
  readonly facts: PartFacts | null;
  /** Findings of the report that keep the version from being published. */
  readonly errors: readonly FindingCode[];
  readonly pictures?: StoredPictures;
  /** The file was mended: both files, until another one is sent. */
  readonly mending?: DraftMending;
  /** The file was turned to the least support: both files, until another one is sent. */
  readonly turning?: DraftTurning;
  /** What it would be cut into, or was where it is left out. */
  readonly cutting?: DraftCutting;
  /** The part that this is a piece of. */
  readonly cutFrom?: string;
}

/** A part that was left out, and where it stood. */
export interface LeftOutPart {
  readonly place: number;
  readonly part: DraftPart;
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

export enum PaperKind {
  GUIDE = 'GUIDE',
  LICENCE = 'LICENCE',
}

/** What belongs to the whole model: one of each kind and language, null for every language. */
export interface DraftPaper {
  readonly kind: PaperKind;
  readonly locale: Locale | null;
  /** As it was uploaded, or as the published version has it. */
  readonly fileName: string;
  readonly stored: StoredFile;
}

/** The next version of a model while an admin works on it: one for each model. Its id becomes that of the version. */
@Entity('model_draft')
@Index('uq_model_draft_model', ['modelId'], { unique: true })
export class ModelDraft {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_model_draft' })
  id: string;

  @Column('text', { name: 'model_id' })
  modelId: string;

  /** Name of the model, as its files bear it. */
  @Column('text')
  name: string;

  /** What it follows; null for the first version. */
  @Column('uuid', { name: 'base_version_id', nullable: true })
  baseVersionId: string | null;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'base_version_id', foreignKeyConstraintName: 'fk_model_draft_base_version' })
  baseVersion?: Relation<ModelVersion> | null;

  /** Such as 1.2; null until it is said. */
  @Column('text', { nullable: true })
  revision: string | null;

  @Column('jsonb', { default: [] })
  parts: DraftPart[];

  /** The newest last; each can be put back until the draft is published or given up. */
  @Column('jsonb', { name: 'left_out', default: [] })
  leftOut: LeftOutPart[];

  @Column('jsonb', { default: [] })
  papers: DraftPaper[];

  @Column('jsonb', { nullable: true })
  print: PrintDetails | null;

  /** How it flies, drives or runs; `NONE`: somebody said that it does none of it. Null: as the version that it follows. */
  @Column('jsonb', { nullable: true })
  flight: Motion | { kind: 'NONE' } | null;

  /** What may be chosen of it; no parameters: somebody said that nothing may. Null: as the version that it follows. */
  @Column('jsonb', { nullable: true })
  tailoring: Tailoring | null;

  /** What buyers read about it. */
  @Column('jsonb', { default: {} })
  changelog: Partial<Record<Locale, string>>;

  /** Counts the changes, so that nobody changes what was not read. */
  @Column('int', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
