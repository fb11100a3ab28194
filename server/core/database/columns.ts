import type { ValueTransformer } from 'typeorm';

/** `bigint` and `numeric` columns arrive as text; amounts and rates of the shop are far below 2^53. */
export const numericColumn: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};
