import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { sendAgain, setSendingAside } from './sending.service.ts';
import { DocumentSendingView } from './sending.types.ts';

@Resolver()
export class SendingResolver {
  @Mutation(() => DocumentSendingView, {
    description:
      'Sends a document that was given up, or that the access point refused, through the Peppol network again; any other stays as ' +
      'it is. NOT_FOUND.',
  })
  sendDocumentAgain(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<DocumentSendingView> {
    return sendAgain(ctx, id);
  }

  @Mutation(() => DocumentSendingView, {
    description: 'Puts a document away that was dealt with otherwise than by sending it, or back. NOT_FOUND.',
  })
  setDocumentAside(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('aside', () => Boolean) aside: boolean,
  ): Promise<DocumentSendingView> {
    return setSendingAside(ctx, id, aside);
  }
}
