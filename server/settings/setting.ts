import * as z from 'zod';
import type { Faults } from '../core/faults.ts';
import type { Seller } from './seller.setting.ts';
import type { TaxpayerSetting } from './taxpayer.setting.ts';

/** The parts that a change of another one is compared with, as they hold now. */
export interface OtherParts {
  readonly seller: Seller;
  readonly taxpayer: TaxpayerSetting;
}

/** One part of the settings: its rules, and what holds while the owner has changed nothing. */
export interface Setting<Value> {
  readonly key: string;
  /** Also reads what was stored by an earlier version of the shop. */
  readonly schema: z.ZodType<Value>;
  readonly builtIn: Value;
  /** What may not follow upon what: `today` is the day in the shop's time zone. */
  readonly refuseChange?: (before: Value, after: Value, today: string, others: OtherParts) => Faults;
  /** The value as the audit log compares it, one entry per fact; absent: its own fields. */
  readonly facts?: (value: Value) => Record<string, unknown>;
}

export const defineSetting = <Value>(setting: Setting<Value>): Setting<Value> => setting;

/** An ISO day, such as 2026-11-22. */
export const day = z.iso.date('INVALID');
