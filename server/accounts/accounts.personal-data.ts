import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { secondFactorOf } from './second-factor/second-factor.service.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

const account = async (ctx: Ctx, id: string): Promise<object> => {
  const user = await ctx.repo(User).findOneByOrFail({ id });
  const { email, emailConfirmedAt, firstName, lastName, username, phone, address, locale, admin, createdAt, note } =
    user;
  const secondFactor = await secondFactorOf(ctx, user);
  return {
    id,
    email,
    emailConfirmedAt,
    firstName,
    lastName,
    username,
    phone,
    address,
    locale,
    admin,
    createdAt,
    noteOfTheShop: note,
    secondFactor,
  };
};

const sessions = async (ctx: Ctx, userId: string): Promise<object> => {
  const rows = await ctx.repo(Session).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return rows.map(({ createdAt, lastSeenAt, expiresAt, endedAt, endReason, device }) => ({
    createdAt,
    lastSeenAt,
    expiresAt,
    endedAt,
    endReason,
    device,
  }));
};

const GROUPS = `
  SELECT g.name FROM customer_group_member m JOIN customer_group g ON g.id = m.group_id WHERE m.user_id = $1 ORDER BY g.name`;

const groups = async (ctx: Ctx, userId: string): Promise<object> =>
  (await ctx.sql<{ name: string }>(GROUPS, [userId])).map(({ name }) => name);

/** The account itself, its groups and where it was signed in. */
export const accountsPersonalData: readonly PersonalData[] = [
  {
    name: 'account',
    about: { en: 'Your account and profile', sk: 'Váš účet a profil', de: 'Ihr Konto und Profil' },
    read: account,
  },
  {
    name: 'sessions',
    about: {
      en: 'Where you were signed in',
      sk: 'Kde ste boli prihlásení',
      de: 'Wo Sie angemeldet waren',
    },
    read: sessions,
  },
  {
    name: 'groups',
    about: {
      en: 'Groups of customers that you are in',
      sk: 'Skupiny zákazníkov, do ktorých patríte',
      de: 'Kundengruppen, zu denen Sie gehören',
    },
    read: groups,
  },
];
