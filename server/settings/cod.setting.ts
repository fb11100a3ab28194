import * as z from 'zod';
import { whole } from '../core/checks.ts';
import { defineSetting } from './setting.ts';
import { inUnion } from './vat.setting.ts';

/** What collecting the money costs in a country, in minor units, VAT included. */
export interface CashFee {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly minor: number;
}

/** Whether, where and by which ways of sending buyers may pay in cash on delivery. */
export interface CodSetting {
  readonly active: boolean;
  /** The largest sum of an order, its fee within. */
  readonly maxMinor: number;
  /** Ids of the ways of sending whose carrier collects money. */
  readonly methods: readonly string[];
  /** The countries that it is offered to. */
  readonly fees: readonly CashFee[];
}

const fee = z.strictObject({
  country: z.string('INVALID').refine(inUnion, 'COUNTRY_INVALID'),
  minor: whole(0, 100_000),
});

export const codSetting = defineSetting<CodSetting>({
  key: 'COD',
  schema: z
    .strictObject({
      active: z.boolean('INVALID'),
      maxMinor: whole(100, 1_000_000),
      methods: z.array(z.string('INVALID').max(40, 'TOO_LONG')).max(30, 'TOO_MANY'),
      fees: z.array(fee).max(30, 'TOO_MANY'),
    })
    .superRefine(({ active, methods, fees }, issues) => {
      const report = (path: (string | number)[], message: string) => issues.addIssue({ code: 'custom', path, message });
      const countries = fees.map(({ country }) => country);
      countries.forEach((country, i) => {
        if (countries.indexOf(country) < i) report(['fees', i, 'country'], 'TWICE');
      });
      if (active && methods.length === 0) report(['methods'], 'REQUIRED');
      if (active && fees.length === 0) report(['fees'], 'REQUIRED');
    }),
  builtIn: { active: false, maxMinor: 30_000, methods: [], fees: [] },
});
