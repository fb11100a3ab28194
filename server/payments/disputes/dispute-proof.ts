import { Column } from 'typeorm';

/** The file of a proof: of a dispute the one that lies ready for the next answer, of an answer the one that went with it. */
export abstract class DisputeProof {
  @Column('text', { name: 'file_sha256', nullable: true })
  fileSha256: string | null;

  @Column('text', { name: 'file_name', nullable: true })
  fileName: string | null;

  @Column('text', { name: 'file_type', nullable: true })
  fileType: string | null;
}

/** No file. */
export const NO_PROOF: DisputeProof = { fileSha256: null, fileName: null, fileType: null };
