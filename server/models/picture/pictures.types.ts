import { Ctx, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ModelDraftPart } from '../draft/drafts.types.ts';
import { UploadedFileView } from '../upload/uploads.types.ts';
import { privatePictureUrl } from './private-pictures.ts';
import type { StoredPicture, StoredPictures } from './stored-pictures.ts';

@ObjectType({ description: 'A picture that only admins see.', simpleResolvers: true })
export class PrivatePicture {
  @Field(() => String, { description: 'Signed: it opens for an hour or two.' })
  url: string;

  @Field(() => Int)
  width: number;

  @Field(() => Int)
  height: number;
}

@ObjectType({
  description: 'What the shop made of a mesh, for admins; nobody else sees it before a version is published.',
  simpleResolvers: true,
})
export class MeshPictures {
  @Field(() => PrivatePicture, { nullable: true, description: 'WebP, see-through, with its shadow.' })
  photo: PrivatePicture | null;

  @Field(() => PrivatePicture, {
    nullable: true,
    description:
      'Hidden lines left out, isometric from the front, the right and above: SVG in `currentColor`, or WebP.',
  })
  drawing: PrivatePicture | null;

  @Cost({ size: 3 })
  @Field(() => [Float], {
    nullable: true,
    description:
      'Left and top edge and width of the drawing, millimetres. A point so far from the least corner of the box stands at ' +
      '(x + y) / √2 to the right and (2z − x + y) / √6 up.',
  })
  frameMm: number[] | null;
}

const viewOf = ({ shop }: Context, stored: StoredPictures | undefined): MeshPictures | null => {
  if (!stored?.photo && !stored?.drawing) return null;
  const { photo, drawing, frame } = stored;
  const shown = (picture: StoredPicture | null): PrivatePicture | null =>
    picture && { url: privatePictureUrl(shop, picture), width: picture.width, height: picture.height };
  return {
    photo: shown(photo),
    drawing: shown(drawing),
    frameMm: frame && [frame.left, frame.top, frame.width],
  };
};

const DESCRIPTION = { nullable: true, description: 'Null where none could be made.' };

@Resolver(() => UploadedFileView)
export class UploadedFilePicturesResolver {
  @FieldResolver(() => MeshPictures, DESCRIPTION)
  pictures(@Ctx() ctx: Context, @Root() { stored }: UploadedFileView): MeshPictures | null {
    return viewOf(ctx, stored);
  }
}

@Resolver(() => ModelDraftPart)
export class DraftPartPicturesResolver {
  @FieldResolver(() => MeshPictures, DESCRIPTION)
  pictures(@Ctx() ctx: Context, @Root() { stored }: ModelDraftPart): MeshPictures | null {
    return viewOf(ctx, stored);
  }
}
