import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { sendAgain, sendTo, setSendingAside } from './sending.service.ts';
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
    description:
      'Sends a document that nobody took through the Peppol network to the buyer by a number learnt later: a Slovak tax number (DIČ), ' +
      'a VAT number, or scheme and identifier such as 0216:003712345678. Any other stays as it is. NOT_FOUND, VALIDATION_FAILED.',
  })
  sendDocumentTo(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('number', () => String, { description: 'Of the buyer, in one of these ways.' }) number: string,
  ): Promise<DocumentSendingView> {
    return sendTo(ctx, id, number);
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
