import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { bringMailsBack, setMailsAside } from './mails-aside.service.ts';
import { listWaitingMails, sendAgain } from './waiting-mails.service.ts';
import { WaitingMail } from './waiting-mails.types.ts';

@Resolver()
export class WaitingMailsResolver {
  @Cost({ size: 200 })
  @Query(() => [WaitingMail], { description: 'Mails that wait for a person, oldest first, 200 at most.' })
  waitingMails(@Ctx() ctx: Context): Promise<WaitingMail[]> {
    return listWaitingMails(ctx);
  }

  @Mutation(() => Int, {
    description:
      'Sends waiting mails again, 200 at most; answers how many. Those that went out meanwhile are passed over.',
  })
  sendMailsAgain(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<number> {
    return sendAgain(ctx, ids);
  }

  @Mutation(() => Int, {
    description:
      'Waiting mails that were dealt with otherwise: not tried, listed or counted any more. Answers how many.',
  })
  setMailsAside(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<number> {
    return setMailsAside(ctx, ids);
  }

  @Mutation(() => Int, { description: 'Undoes setMailsAside; answers how many wait again.' })
  bringMailsBack(@Ctx() ctx: Context, @Arg('ids', () => [ID]) ids: string[]): Promise<number> {
    return bringMailsBack(ctx, ids);
  }
}
