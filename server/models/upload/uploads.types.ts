import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ErrorCode } from '../../core/error-codes.ts';
import type { StoredPictures } from '../picture/stored-pictures.ts';
import { MeshReportView, reportViewOf } from './mesh-report.types.ts';
import { ModelUploadState, type ExaminedFile } from './model-upload.entity.ts';

registerEnumType(ModelUploadState, {
  name: 'ModelUploadState',
  description: 'How far an upload is.',
  valuesConfig: {
    WAITING: { description: 'For its bytes: PUT /api/admin/model-uploads/{id}.' },
    RECEIVING: { description: 'The bytes arrive.' },
    CHECKING: { description: 'All are here and are examined.' },
    READY: { description: 'Its files may become parts of a draft, unless one of an archive is refused.' },
    REFUSED: { description: 'For good; `refusal` says why.' },
  },
});

@ObjectType('UploadedFile', { description: 'One mesh of an upload.', simpleResolvers: true })
export class UploadedFileView {
  @Field(() => String, { description: 'As it was sent, or its path in the archive.' })
  name: string;

  @Field(() => ID, { nullable: true, description: 'The part that the manifest of an archive names it for.' })
  partId: string | null;

  @Field(() => Int)
  bytes: number;

  @Field(() => ErrorCode, { nullable: true, description: 'Why it is no readable mesh.' })
  refusal: ErrorCode | null;

  @Field(() => MeshReportView, {
    description: 'What was found in it, before the upload is READY too; null when it was refused.',
    nullable: true,
  })
  report: MeshReportView | null;

  stored?: StoredPictures;
}

@ObjectType('ModelUpload', {
  description: 'A file that an admin sends, and what was found in it.',
  simpleResolvers: true,
})
export class ModelUploadView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  fileName: string;

  @Field(() => ModelUploadState)
  state: ModelUploadState;

  @Field(() => Int, { description: 'As announced.' })
  bytes: number;

  @Field(() => Int, { description: 'How much is here.' })
  bytesReceived: number;

  @Field(() => String, { nullable: true, description: 'Hexadecimal, once all bytes are here.' })
  sha256: string | null;

  @Field(() => Float, { description: 'Share of the examination that is done, 0 to 1.' })
  progress: number;

  @Field(() => ErrorCode, { description: 'Why it was refused; null: it was not.', nullable: true })
  refusal: ErrorCode | null;

  files: ExaminedFile[];
}

export const fileViewOf = ({ name, partId, bytes, refusal, report, pictures }: ExaminedFile): UploadedFileView => ({
  name,
  partId,
  bytes,
  refusal,
  stored: pictures,
  report: report && reportViewOf(report),
});
