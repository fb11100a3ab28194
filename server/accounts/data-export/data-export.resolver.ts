import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { startDataExport } from './data-export.service.ts';
import { DataExport } from './data-export.types.ts';

@Resolver()
export class DataExportResolver {
  @Mutation(() => DataExport, {
    description: 'Makes a link to everything that the shop knows of the caller, as one zip.',
  })
  startDataExport(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
  ): Promise<DataExport> {
    return startDataExport(ctx, currentPassword);
  }
}
