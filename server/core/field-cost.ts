import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** What one field of the schema costs beside the 1 of an object and the part of a value; see `graphql-cost.ts`. */
export interface FieldCost {
  /** Of each call of its resolver: one for each 25 µs of CPU that it takes. */
  readonly call?: number;
  /** How long its list may be, where no page and no list of ids says so. */
  readonly size?: number;
}

/** Declares the cost of a dear field. A test measures all fields against it. */
export const Cost = (cost: FieldCost) => Extensions({ cost });

export const declaredCost = ({ extensions }: GraphQLField<unknown, unknown>): FieldCost =>
  (extensions.cost as FieldCost | undefined) ?? {};
