import * as z from 'zod';
import { whole } from '../core/checks.ts';
import { defineSetting } from './setting.ts';

/** Whether the shop issues and takes gift cards, over which sums, and how long they are valid. */
export interface GiftCardsSetting {
  readonly active: boolean;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly years: number;
}

export const giftCardsSetting = defineSetting<GiftCardsSetting>({
  key: 'GIFT_CARDS',
  schema: z
    .strictObject({
      active: z.boolean('INVALID'),
      minMinor: whole(100, 100_000),
      maxMinor: whole(100, 1_000_000),
      years: whole(1, 10),
    })
    .superRefine(({ minMinor, maxMinor }, issues) => {
      if (maxMinor < minMinor) issues.addIssue({ code: 'custom', path: ['maxMinor'], message: 'TOO_LOW' });
    }),
  builtIn: { active: false, minMinor: 1_000, maxMinor: 50_000, years: 3 },
});
