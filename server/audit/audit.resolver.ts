import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage } from '../core/list-page.ts';
import { listActors, listEntries } from './audit.queries.ts';
import { AuditActor, AuditFilter, AuditPage } from './audit.types.ts';

@Resolver()
export class AuditResolver {
  @Cost({ call: 50 })
  @Query(() => AuditPage, { description: 'For admins: what admins did, newest first.' })
  auditLog(
    @Ctx() ctx: Context,
    @Args(() => ListPage) page: ListPage,
    @Arg('filter', () => AuditFilter, { defaultValue: {} }) filter: AuditFilter,
  ): Promise<AuditPage> {
    return listEntries(ctx, filter, page);
  }

  @Cost({ size: 100 })
  @Query(() => [AuditActor], { description: 'For admins: everybody who has an entry in the log, by address.' })
  auditActors(@Ctx() ctx: Context): Promise<AuditActor[]> {
    return listActors(ctx);
  }
}
