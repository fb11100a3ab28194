import type { Readable } from 'node:stream';
import type { Ctx } from './context.ts';
import type { Locale } from './locale.ts';

/** A file of a person, such as an invoice. It is opened when its turn comes. */
export interface PersonalFile {
  /** Path in the zip. */
  readonly name: string;
  readonly open: () => Promise<Buffer | Readable>;
}

/**
 * What a noun of the shop knows of a person: one JSON file of the export (an object, or a list read page by page) and the
 * files that belong to it. Never holds a secret: no hash of a password or token, no key of a second factor.
 */
export interface PersonalData {
  /** `orders` becomes `orders.json`. */
  readonly name: string;
  /** One line of the README. */
  readonly about: Record<Locale, string>;
  readonly read?: (ctx: Ctx, userId: string) => Promise<object> | AsyncIterable<object>;
  readonly files?: (ctx: Ctx, userId: string) => Promise<readonly PersonalFile[]>;
}
