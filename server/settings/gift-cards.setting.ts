import * as z from 'zod';
import { whole } from '../core/checks.ts';
import { defineSetting } from './setting.ts';

/** Whether the shop issues, takes and sells gift cards, over which sums, and how long they are valid. */
export interface GiftCardsSetting {
  readonly active: boolean;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly years: number;
  /** Whether shoppers buy cards, where the shop has them at all. */
  readonly sold: boolean;
  /** A card that is bought is over a multiple of it. */
  readonly stepMinor: number;
}

/** Whether shoppers can buy gift cards now. */
export const sellsCards = ({ active, sold }: GiftCardsSetting): boolean => active && sold;

const BUILT_IN: GiftCardsSetting = {
  active: false,
  minMinor: 1_000,
  maxMinor: 50_000,
  years: 3,
  sold: false,
  stepMinor: 500,
};

export const giftCardsSetting = defineSetting<GiftCardsSetting>({
  key: 'GIFT_CARDS',
  schema: z
    .strictObject({
      active: z.boolean('INVALID'),
      minMinor: whole(100, 100_000),
      maxMinor: whole(100, 1_000_000),
      years: whole(1, 10),
      // What was stored before cards were sold lacks them.
      sold: z
        .boolean('INVALID')
        .nullish()
        .transform((sold) => sold ?? BUILT_IN.sold),
      stepMinor: whole(100, 100_000)
        .nullish()
        .transform((step) => step ?? BUILT_IN.stepMinor),
    })
    .superRefine(({ minMinor, maxMinor, stepMinor }, issues) => {
      if (maxMinor < minMinor) issues.addIssue({ code: 'custom', path: ['maxMinor'], message: 'TOO_LOW' });
      else if (Math.floor(maxMinor / stepMinor) * stepMinor < minMinor)
        issues.addIssue({ code: 'custom', path: ['stepMinor'], message: 'TOO_HIGH' });
    }),
  builtIn: BUILT_IN,
});
