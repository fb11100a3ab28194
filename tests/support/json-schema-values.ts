import * as fc from 'fast-check';
import type { Schema } from '../../server/edge/openapi/openapi.types.ts';

export type NamedSchemas = Readonly<Record<string, Schema>>;

const nameOf = (ref: string): string => ref.split('/').at(-1)!;

/** The same schema without references, for readers that know none. */
export const resolved = (schema: Schema, named: NamedSchemas): Schema =>
  JSON.parse(
    JSON.stringify(schema, (_key, value: unknown) => {
      const ref = (value as Schema | null)?.$ref;
      return ref ? resolved(named[nameOf(ref)]!, named) : value;
    }),
  ) as Schema;

const textOf = ({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> => {
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? Infinity)];
  if (!pattern) return fc.string({ minLength: min, maxLength: Math.min(max, 60), unit: 'grapheme' });
  return fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length >= min && length <= max);
};

const boundsOf = ({ minimum = -1e12, maximum = 1e12 }: Schema) => ({ min: Number(minimum), max: Number(maximum) });

const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, goodValues(field)])), {
    requiredKeys: required,
  });

const byType = (schema: Schema): fc.Arbitrary<unknown> => {
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(goodValues(schema.items ?? {}), { maxLength: Math.min(Number(schema.maxItems ?? 5), 5) });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
};

/** Values that a schema without references allows; its examples come often. */
export const goodValues = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.examples) {
    const { examples, ...rest } = schema;
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: goodValues(rest) });
  }
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(goodValues));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => goodValues({ ...schema, type })));
  return schema.enum ? fc.constantFrom(...schema.enum) : byType(schema);
};

/** Texts that stumble parsers, databases and headers. */
const TRAPS = [
  '',
  '\0',
  'a\0b',
  '\ufeff',
  '\u202e',
  '\r\nSet-Cookie: a=b',
  "' OR 1=1--",
  '%00',
  '%zz',
  '../../etc/passwd',
  '{}',
  'NaN',
  '1e999',
  '-0',
  '9007199254740993',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
  '🚀'.repeat(40),
];

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON, traps among it. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileTexts,
  fc.constantFrom(1e308, -1, 2 ** 53, 2 ** 31, 0.1, null, [], {}, [null], { toString: 1 }, { $ne: '' }),
);
