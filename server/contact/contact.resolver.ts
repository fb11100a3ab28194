import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { sendMessage } from './contact.service.ts';
import { SendMessageInput } from './contact.types.ts';

@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, {
    description:
      'Sends a letter to the seller by mail; the answer goes to its e-mail address. Always true, also for a repeated key. ' +
      'VALIDATION_FAILED (field → code), RATE_LIMITED (args.minutes).',
  })
  async sendMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ): Promise<boolean> {
    await sendMessage(ctx, input);
    return true;
  }
}
