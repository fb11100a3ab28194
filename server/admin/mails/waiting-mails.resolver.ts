import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { restoreMails, setMailsAside } from './mails-aside.service.ts';
import { listWaitingMails, sendAgain } from './waiting-mails.service.ts';
import { MailsChange, WaitingMail } from './waiting-mails.types.ts';

@Resolver()
export class WaitingMailsResolver {
  @Cost({ size: 200 })
  @Query(() => [WaitingMail], { description: 'Mails that wait for a person, oldest first, 200 at most.' })
  waitingMails(@Ctx() ctx: Context): Promise<WaitingMail[]> {
    return listWaitingMails(ctx);
  }

  @Mutation(() => MailsChange, {
    description:
      'Sends waiting mails again, 200 at most; answers which. Those that went out meanwhile are passed over.',
  })
  async sendMailsAgain(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<MailsChange> {
    return { ids: await sendAgain(ctx, ids) };
  }

  @Mutation(() => MailsChange, {
    description: 'Waiting mails that were dealt with otherwise: not tried, listed or counted any more. Answers which.',
  })
  async setMailsAside(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<MailsChange> {
    return { ids: await setMailsAside(ctx, ids) };
  }

  @Mutation(() => MailsChange, { description: 'Undoes setMailsAside; answers which wait again.' })
  async bringMailsBack(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<MailsChange> {
    return { ids: await restoreMails(ctx, ids) };
  }
}
