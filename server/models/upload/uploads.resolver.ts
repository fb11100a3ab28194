import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { beginUpload, findUpload } from './uploads.service.ts';
import { fileViewOf, ModelUploadView, UploadedFileView } from './uploads.types.ts';

@Resolver(() => ModelUploadView)
export class ModelUploadResolver {
  @Query(() => ModelUploadView, { description: 'For admins: how far an upload is. Errors: NOT_FOUND.' })
  modelUpload(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ModelUploadView> {
    return findUpload(ctx, id);
  }

  @Mutation(() => ModelUploadView, {
    description:
      'For admins: announces an STL, a 3MF, or a zip of parts with a `manifest.json`, 200 MB at most. Its bytes follow by ' +
      'PUT /api/admin/model-uploads/{id}. Errors: VALIDATION_FAILED, PAYLOAD_TOO_LARGE.',
  })
  beginModelUpload(
    @Ctx() ctx: Context,
    @Arg('fileName', () => String) fileName: string,
    @Arg('bytes', () => Int) bytes: number,
    @Arg('isOnePart', () => Boolean, {
      defaultValue: false,
      description: 'A 3MF with several objects stays one part; otherwise each object is one, repeated ones counted.',
    })
    isOnePart: boolean,
  ): Promise<ModelUploadView> {
    return beginUpload(ctx, fileName, bytes, isOnePart);
  }

  @Cost({ size: 200 })
  @FieldResolver(() => [UploadedFileView], { description: 'One mesh, or those of an archive; empty until examined.' })
  files(@Root() { files }: ModelUploadView): UploadedFileView[] {
    return files.map(fileViewOf);
  }
}
