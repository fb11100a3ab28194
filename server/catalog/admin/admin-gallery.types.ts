import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { ImageKind } from '../catalog-enums.ts';
import { ImageAnchor } from '../catalog.types.ts';

@ObjectType({ description: 'What a picture shows, in each language that somebody wrote.', simpleResolvers: true })
export class AltTexts {
  @Field(() => String)
  en: string;

  @Field(() => String, { nullable: true })
  sk?: string;

  @Field(() => String, { nullable: true })
  de?: string;
}

@ObjectType({ description: 'A picture that the shop keeps, for admins.', simpleResolvers: true })
export class StoredPicture {
  @Field(() => ID, { description: 'Hash of its content and its ending; once in a product.' })
  key: string;

  @Field(() => String, { description: 'As `Image.url`.' })
  url: string;

  @Field(() => Int)
  width: number;

  @Field(() => Int)
  height: number;
}

@ObjectType({ description: 'A picture of a product, for admins.', simpleResolvers: true })
export class EditablePicture extends StoredPicture {
  @Field(() => ImageKind)
  kind: ImageKind;

  @Field(() => AltTexts, { description: 'What it shows, for those who do not see it.' })
  alt: AltTexts;

  @Cost({ size: 20 })
  @Field(() => [ImageAnchor])
  anchors: ImageAnchor[];
}

@ArgsType()
export class KnownPicturesArgs {
  @Field(() => Int, { description: 'Of the product.' })
  id: number;

  @Field(() => Int, { description: '`picturesVersion` as it was read; when it is another by now: VERSION_CONFLICT.' })
  expectedVersion: number;
}

@InputType({ description: 'English is needed, 300 characters at most each.' })
export class AltTextsInput {
  @Field(() => String)
  en: string;

  @Field(() => String, { nullable: true })
  sk?: string | null;

  @Field(() => String, { nullable: true })
  de?: string | null;
}

@InputType({ description: 'What an admin says of a picture.' })
export class PictureInput {
  @Field(() => ImageKind)
  kind: ImageKind;

  @Field(() => AltTextsInput, { description: 'What it shows, for those who do not see it.' })
  alt: AltTextsInput;
}

@InputType({ description: 'Where on a picture a numbered part is.' })
export class ImageAnchorInput {
  @Field(() => ID)
  partId: string;

  @Field(() => Float)
  x: number;

  @Field(() => Float)
  y: number;
}

@InputType({ description: 'A picture that was removed, as it stood.' })
export class RemovedPictureInput extends PictureInput {
  @Field(() => ID, { description: 'Of the picture, as it was.' })
  key: string;

  @Field(() => Int, { description: 'Its place, counted from 0.' })
  position: number;

  @Field(() => [ImageAnchorInput])
  anchors: ImageAnchorInput[];
}
