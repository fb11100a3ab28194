import * as z from 'zod';
import { line } from '../core/checks.ts';
import { isBic, isIban } from './bank-account.ts';
import { optionalCode } from './seller.setting.ts';
import { defineSetting } from './setting.ts';

/** Whether and to which account buyers may pay by bank transfer. */
export interface TransferSetting {
  readonly active: boolean;
  /** Whose account it is, as its bank knows it; null only while it is off. */
  readonly holder: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  /** Days after that of the order within which the money has to be here. Until the end of the last one the goods are kept. */
  readonly days: number;
}

/** Of an account holder in a QR code of the EPC. */
const MAX_HOLDER = 70;

export const transferSetting = defineSetting<TransferSetting>({
  key: 'TRANSFER',
  schema: z
    .strictObject({
      active: z.boolean('INVALID'),
      holder: line({ max: MAX_HOLDER, required: false })
        .nullish()
        .transform((text) => text || null),
      iban: optionalCode(isIban),
      bic: optionalCode(isBic),
      days: z.number('INVALID').int('INVALID').min(1, 'TOO_LOW').max(30, 'TOO_HIGH'),
    })
    .superRefine(({ active, holder, iban }, issues) => {
      for (const [field, value] of Object.entries({ holder, iban }))
        if (active && !value) issues.addIssue({ code: 'custom', path: [field], message: 'REQUIRED' });
    }),
  builtIn: { active: false, holder: null, iban: null, bic: null, days: 7 },
});
