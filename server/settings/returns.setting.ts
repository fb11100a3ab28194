import * as z from 'zod';
import { defineSetting } from './setting.ts';

/**
 * Who bears the direct cost of sending goods back after a withdrawal: the buyer, unless the seller takes it over (Act 108/2024, § 21;
 * Directive 2011/83/EU, art. 14 (1)). Terms, pages and mails say so.
 */
export interface ReturnsSetting {
  readonly sellerPays: boolean;
}

export const returnsSetting = defineSetting<ReturnsSetting>({
  key: 'RETURNS',
  schema: z.strictObject({ sellerPays: z.boolean('INVALID') }),
  builtIn: { sellerPays: false },
});
