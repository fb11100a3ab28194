import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { receiptFor } from '../core/payload.ts';
import { Receipt } from '../core/payload.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { sendMessage } from './contact.service.ts';
import { SendMessageInput } from './contact.types.ts';

@Resolver()
export class ContactResolver {
  @Mutation(() => Receipt, {
    description:
      'Sends a letter to the seller by mail; the answer goes to its e-mail address. The same for a repeated key. ' +
      'VALIDATION_FAILED (field → code), RATE_LIMITED (args.minutes).',
  })
  sendMessage(@Ctx() ctx: Context, @Arg('input', () => SendMessageInput) input: SendMessageInput): Promise<Receipt> {
    return receiptFor(ctx, sendMessage(ctx, input));
  }
}
