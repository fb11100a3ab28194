import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ErrorCode } from '../../core/error-codes.ts';
import type { StoredFile } from '../../core/files/files.ts';
import type { MeshReport } from '../mesh/report.ts';
import type { StoredPictures } from '../picture/stored-pictures.ts';
import type { ArchiveManifest } from './archive-manifest.ts';

/** WAITING: for its bytes. RECEIVING: they arrive. CHECKING: the files are examined. READY and REFUSED are final. */
export enum ModelUploadState {
  WAITING = 'WAITING',
  RECEIVING = 'RECEIVING',
  CHECKING = 'CHECKING',
  READY = 'READY',
  REFUSED = 'REFUSED',
}

/** A guide is a PDF, a licence a text. */
export type PaperFormat = 'PDF' | 'TXT';

/** One file of an upload: the only one, or one of an archive. */
export interface ExaminedFile {
  readonly name: string;
  /** The part that an archive's manifest names it for. */
  readonly partId: string | null;
  readonly bytes: number;
  /** Why it is no mesh; then there is nothing else of it. */
  readonly refusal: ErrorCode | null;
  readonly report: MeshReport | null;
  /** The STL to sell: the file itself, or what was mended in it, or what a 3MF puts on the plate. In the store of uploads. */
  readonly stl: StoredFile | null;
  /** The same mesh as a 3MF: the file itself where it is one that needed no mending, with all that its author put in. */
  readonly threeMf: StoredFile | null;
  /** It is the file itself. */
  readonly ownThreeMf?: boolean;
  /** In the store of uploads; absent where none could be made. */
  readonly pictures?: StoredPictures;
  /** What is no mesh but a guide or licence; then there is no report. */
  readonly paper?: StoredFile & { readonly format: PaperFormat };
}

/** A file that an admin sends: its progress, and what was found in it. Swept a day after its last change. */
@Entity('model_upload')
@Index('ix_model_upload_updated', ['updatedAt'])
@Check('ck_model_upload_state', `state IN ('WAITING', 'RECEIVING', 'CHECKING', 'READY', 'REFUSED')`)
export class ModelUpload {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_model_upload' })
  id: string;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column('text')
  state: ModelUploadState;

  /** As announced. */
  @Column('int')
  bytes: number;

  @Column('int', { name: 'bytes_received', default: 0 })
  bytesReceived: number;

  /** Of the whole upload, once it has arrived. */
  @Column('text', { nullable: true })
  sha256: string | null;

  /** A 3MF with several objects is wanted as one part. */
  @Column('boolean', { name: 'is_one_part', default: false })
  isOnePart: boolean;

  /** The archive that was made of a 3MF with several objects; in the store of uploads. */
  @Column('jsonb', { nullable: true })
  split: StoredFile | null;

  /** Share of the examination that is done, 0 to 1. */
  @Column('double precision', { default: 0 })
  progress: number;

  @Column('text', { nullable: true })
  refusal: ErrorCode | null;

  @Column('jsonb', { default: [] })
  files: ExaminedFile[];

  /** Of an archive. */
  @Column('jsonb', { nullable: true })
  manifest: ArchiveManifest | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
