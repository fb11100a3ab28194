import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { measureBundle } from './bundle/bundle-size.queries.ts';
import { documentTotals, listDocuments } from './documents.queries.ts';
import {
  AdminDocumentPage,
  DocumentBundle,
  DocumentFilterArgs,
  DocumentsArgs,
  DocumentTotal,
  MonthArgs,
} from './documents.types.ts';

@Resolver()
export class DocumentsResolver {
  @Cost({ call: 200 })
  @Query(() => AdminDocumentPage, { description: 'Invoices and credit notes, page by page.' })
  adminDocuments(@Ctx() ctx: Context, @Args(() => DocumentsArgs) args: DocumentsArgs): Promise<AdminDocumentPage> {
    return listDocuments(ctx, args);
  }

  @Cost({ call: 1000, size: 60 })
  @Query(() => [DocumentTotal], {
    description: 'Base, VAT and total of all documents of a filter, by the country whose VAT it is and the rate.',
  })
  adminDocumentTotals(
    @Ctx() ctx: Context,
    @Args(() => DocumentFilterArgs) { filter }: DocumentFilterArgs,
  ): Promise<DocumentTotal[]> {
    return documentTotals(ctx, filter ?? {});
  }

  @Cost({ call: 400 })
  @Query(() => DocumentBundle, {
    description: 'How much `GET /api/admin/documents/bundle.zip` sends for a month.',
  })
  documentBundle(@Ctx() ctx: Context, @Args(() => MonthArgs) { month }: MonthArgs): Promise<DocumentBundle> {
    return measureBundle(ctx, month);
  }
}
