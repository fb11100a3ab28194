import * as z from 'zod';
import { line } from '../core/checks.ts';
import { defineSetting } from './setting.ts';

/** What the books and the forms of the tax office need beside the seller. */
export interface AccountingSetting {
  /** Seat of the tax office (daňový úrad) as its forms name it, such as Žilina; null: not entered. */
  readonly taxOffice: string | null;
  /** Who signs the forms for the seller; null: nobody is named. */
  readonly signatory: string | null;
}

const optionalLine = (max: number) =>
  line({ max, required: false })
    .nullish()
    .transform((text) => text || null);

export const accountingSetting = defineSetting<AccountingSetting>({
  key: 'ACCOUNTING',
  schema: z.strictObject({ taxOffice: optionalLine(60), signatory: optionalLine(80) }),
  builtIn: { taxOffice: null, signatory: null },
});
