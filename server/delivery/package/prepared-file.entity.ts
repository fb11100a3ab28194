import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Box } from '../../models/mesh/mesh-xml.ts';
import type { ThreeMfOutline } from './own-three-mf.ts';
import type { PdfOutline } from './pdf-outline.ts';

/** A file packed for zips: a whole deflate stream, or a part of one that others may follow. */
export interface PackedContent {
  /** The packed bytes in the store. */
  readonly sha256: string;
  readonly bytes: number;
  readonly crc32: number;
  /** Of the content itself. */
  readonly unpackedBytes: number;
  readonly unpackedCrc32: number;
}

/** The mesh of a part as a 3MF writes it, packed as a part of a deflate stream; the box in millimetres. */
export type PackedMesh = PackedContent & Box;

/** A file that goes into zips as it is. */
export interface CheckedContent {
  readonly crc32: number;
  /** Null for what is no PDF, or one that cannot be added to. */
  readonly pdf: PdfOutline | null;
}

/** An author's own 3MF: its outline, and its root model's text after the head as a part of a deflate stream. */
export type OutlinedContent = PackedContent & ThreeMfOutline;

export interface Prepared {
  readonly DEFLATED: PackedContent;
  /** Null for what is no readable mesh. */
  readonly MESH: PackedMesh | null;
  readonly CHECKED: CheckedContent;
  /** Null for one that no mark can be put into. */
  readonly THREE_MF: OutlinedContent | null;
}

/** What is worked out of a stored file once, for the zips of all its buyers. */
@Entity('prepared_file')
export class PreparedFile<Use extends keyof Prepared = keyof Prepared> {
  /** Of the file it was made from. */
  @PrimaryColumn('text', { name: 'source_sha256', primaryKeyConstraintName: 'pk_prepared_file' })
  sourceSha256: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_prepared_file' })
  use: Use;

  @Column('jsonb', { nullable: true })
  prepared: Prepared[Use];
}
