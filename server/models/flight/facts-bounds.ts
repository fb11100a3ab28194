import * as z from 'zod';
import { words } from '../upload/archive-manifest.ts';

/** Bounds of what sellers say of any kind of model, beyond which nothing printed moves. */
const MOST_MM = 5000;

export const size = z.number().min(0.1).max(MOST_MM);
export const at = z.number().min(-MOST_MM).max(MOST_MM);
export const bore = z.number().min(0).max(MOST_MM);
export const grams = z.number().min(0.1).max(20_000);
export const area = z.number().min(100).max(10_000_000);

export const list = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
  z.array(item).min(least).max(most);

/** A battery or a motor to be chosen. */
export const choice = z.object({ name: words, grams });

/** Cells in series, and what they hold. */
export const pack = z.object({
  cells: z.number().int().min(1).max(12),
  milliampHours: z.number().int().min(10).max(100_000),
});

/** What every electric motor has. */
export const constants = z.object({
  kv: z.number().min(10).max(20_000),
  ohms: z.number().min(0.001).max(10),
  idleAmps: z.number().min(0).max(50),
});
