import type { FastifyInstance } from 'fastify';
import type { allow } from 'graphql-shield';
import type { Job } from './jobs/jobs.ts';
import type { BackOfficeScope } from './permissions.ts';
import type { PersonalData } from './personal-data.ts';
import type { SearchWords } from './text/search-words.ts';
import type { Shop } from './shop.ts';

/** A shield rule from `core/rules.ts`. */
export type AccessRule = typeof allow;

/** The scope of each root field that keys of admins reach. */
export interface KeyScopes {
  readonly Query?: Readonly<Record<string, BackOfficeScope>>;
  readonly Mutation?: Readonly<Record<string, BackOfficeScope>>;
}

/** What one noun of the shop adds to the whole. `server/modules.ts` lists them in import order. */
export interface Module {
  readonly name: string;
  readonly entities?: readonly Function[];
  readonly resolvers?: readonly Function[];
  /** Object types and enums that no field returns by name. */
  readonly orphanedTypes?: readonly Function[];
  /** A rule for every Query and Mutation field of the module; a field without one is refused. */
  readonly rules?: { readonly Query?: Record<string, AccessRule>; readonly Mutation?: Record<string, AccessRule> };
  /** By which scope a key of an admin reaches which of these fields; one that is not named is closed to every key. */
  readonly keyScopes?: KeyScopes;
  /**
   * How fresh its Query fields have to be. `momentOld` are read at a replica, where there is one, by operations that ask for
   * nothing else; `now` at the primary, as is what is not named. A test wants every field in one of the two.
   */
  readonly reads?: { readonly momentOld?: readonly string[]; readonly now?: readonly string[] };
  // oxlint-disable-next-line typescript/no-explicit-any -- payloads differ per job
  readonly jobs?: readonly Job<any>[];
  /** What the export of a person's data takes from here. */
  readonly personalData?: readonly PersonalData[];
  /** By which words of it a product is found. */
  readonly searchWords?: SearchWords;
  /** REST and file routes. */
  readonly routes?: (http: FastifyInstance, shop: Shop) => void;
}
