import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ImageInput } from '../../catalog/catalog.inputs.ts';
import type { Locale } from '../../core/locale.ts';
import type { Manifest } from '../manifest.ts';

/** Absent where none could be made. */
export interface ModelPictures {
  readonly photo?: ImageInput;
  readonly drawing?: ImageInput;
}

/** One state of a model's files. Never changed: a new state is a new version, so buyers keep what they bought. */
@Entity('model_version')
@Index('uq_model_version_digest', ['modelId', 'digest'], { unique: true })
@Check('ck_model_version_largest_part', 'cardinality(largest_part_mm) = 3')
export class ModelVersion {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_model_version' })
  id: string;

  @Column('text', { name: 'model_id' })
  modelId: string;

  @Column('text')
  revision: string;

  /** Hash over all files: publishing the same files again is the same version. */
  @Column('text')
  digest: string;

  @Column('jsonb')
  manifest: Manifest;

  /** Box of the part that needs the largest bed, longest edge first. */
  @Column('double precision', { name: 'largest_part_mm', array: true })
  largestPartMm: number[];

  /** The public preview below `/media/`; it shows the model and cannot be printed. */
  @Column('text', { name: 'preview_key', nullable: true })
  previewKey: string | null;

  /** Drawings of single parts by part id. */
  @Column('jsonb', { name: 'part_images', default: {} })
  partImages: Record<string, ImageInput>;

  /** Photographs of single parts by part id, in the colour of the part. */
  @Column('jsonb', { name: 'part_photos', default: {} })
  partPhotos: Record<string, ImageInput>;

  /** Of the whole model, made by the shop, empty where others made them; null until the version's pictures were tried. */
  @Column('jsonb', { nullable: true })
  pictures: ModelPictures | null;

  /** What buyers read about it; empty for versions of the sample. */
  @Column('jsonb', { default: {} })
  changelog: Partial<Record<Locale, string>>;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;
}

export type ModelFileKind = 'STL' | '3MF' | 'GUIDE' | 'LICENCE' | 'README';

/** A sold file in the private store. */
@Entity('model_file')
@Index('uq_model_file_name', ['versionId', 'name'], { unique: true })
@Check('ck_model_file_kind', `kind IN ('STL', '3MF', 'GUIDE', 'LICENCE', 'README')`)
export class ModelFile {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_model_file' })
  id: string;

  @Column('uuid', { name: 'version_id' })
  versionId: string;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'version_id', foreignKeyConstraintName: 'fk_model_file_version' })
  version: Relation<ModelVersion>;

  /** The part it makes; null for what belongs to the whole model. */
  @Column('text', { name: 'part_id', nullable: true })
  partId: string | null;

  @Column('text')
  kind: ModelFileKind;

  /** Null: for every language. */
  @Column('text', { nullable: true })
  locale: Locale | null;

  /** File name inside the zip, with its folder. */
  @Column('text')
  name: string;

  @Column('text')
  format: string;

  @Column('int')
  bytes: number;

  @Column('text')
  sha256: string;
}
