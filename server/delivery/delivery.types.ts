import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { DownloadKind } from './package/package.entity.ts';

registerEnumType(DownloadKind, {
  name: 'DownloadKind',
  description: 'A printed part, all parts at once (a 3MF), a build guide, or a text beside them.',
  valuesConfig: {
    GUIDE: { description: 'How to build it, a PDF.' },
    PART: { description: 'One printed part.' },
    PROJECT: { description: 'All parts at once, a 3MF.' },
    TEXT: { description: 'A text, such as the licence.' },
  },
});

@ObjectType({ description: 'One bought file.', simpleResolvers: true })
export class DownloadFile {
  @Field(() => String, { description: 'Path inside the zip; a PROJECT is loaded alone only.' })
  name: string;

  @Field(() => DownloadKind)
  kind: DownloadKind;

  @Field(() => ID, { nullable: true, description: 'The part of a PART.' })
  partId: string | null;

  @Field(() => String, { description: 'Such as STL, 3MF, PDF or TXT.' })
  format: string;

  @Field(() => Int)
  sizeBytes: number;

  @Field(() => String, { description: 'Hexadecimal.' })
  sha256: string;

  @Field(() => String, { description: 'Path of a link that ends in the file name and dies after 15 minutes.' })
  url: string;
}

@ObjectType({ description: 'The bought files of one order item.', simpleResolvers: true })
export class LineDownload {
  @Field(() => String, { description: 'Path of a link to all files as one zip; it dies after 15 minutes.' })
  zipUrl: string;

  @Field(() => String)
  fileName: string;

  @Field(() => Int, { description: 'Of the zip.' })
  sizeBytes: number;

  @Field(() => String, { description: 'Of the zip, hexadecimal.' })
  sha256: string;

  @Field(() => Date, { description: 'When the links of this answer die; ask again for new ones.' })
  expiresAt: Date;

  @Cost({ size: 30 })
  @Field(() => [DownloadFile], { description: 'One by one.' })
  files: DownloadFile[];

  @Field(() => Boolean, { description: 'The purchase was refunded: links answer DOWNLOAD_NOT_ALLOWED.' })
  revoked: boolean;
}
