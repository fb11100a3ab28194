import * as z from 'zod';
import { defineSetting } from './setting.ts';

/** Whether buyers may pay by card. Who takes it says the environment. */
export interface CardSetting {
  readonly active: boolean;
}

export const cardSetting = defineSetting<CardSetting>({
  key: 'CARD',
  schema: z.strictObject({ active: z.boolean('INVALID') }),
  builtIn: { active: false },
});
