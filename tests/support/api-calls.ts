import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Operation, Parameter, Schema } from '../../server/edge/openapi/openapi.types.ts';
import { goodValues, hostileTexts, hostileValues, resolved, type NamedSchemas } from './json-schema-values.ts';

export interface Target {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** What exists in the shop under test: values of parameters by name, and headers of those who call. */
export interface World {
  readonly known: Readonly<Record<string, readonly string[]>>;
  readonly callers: readonly Record<string, string>[];
  readonly bytes: readonly Buffer[];
  /** A file of a type, where any bytes would not do; the others get the first of `bytes`. */
  readonly ofType: Readonly<Record<string, Buffer>>;
}

export interface Call {
  readonly request: InjectOptions & { url: string };
  /** The body, where it is well-formed JSON said to be JSON. */
  readonly json?: { readonly value: unknown };
}

const { stringify } = JSON;

const goodTextOf = ({ name, schema }: Parameter, { known }: World): fc.Arbitrary<string> => {
  const own = known[name] ?? [];
  const good = { weight: 2, arbitrary: goodValues(schema).map(String) };
  return own.length > 0 ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...own) }, good) : good.arbitrary;
};

const textOf = (parameter: Parameter, world: World): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: goodTextOf(parameter, world) }, { weight: 1, arbitrary: hostileTexts });

/** An empty or a dotted segment is another address. */
const isSegment = (text: string): boolean => !/^\.{0,2}$/.test(text);

const pathOf = ({ path, operation }: Target, world: World): fc.Arbitrary<string> => {
  const parameters = operation.parameters.filter(({ in: where }) => where === 'path');
  const segments = parameters.map((one) =>
    textOf(one, world)
      .map((text) => text.replace(/\p{Cs}/gu, ''))
      .filter(isSegment),
  );
  return fc
    .tuple(...segments)
    .map((texts) =>
      parameters.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, () => encodeURIComponent(texts[index]!)),
        path,
      ),
    );
};

/** With many parameters a query is seldom good as a whole by chance: half are good on purpose. */
const queryOf = ({ operation }: Target, world: World): fc.Arbitrary<string> => {
  const parameters = operation.parameters.filter(({ in: where }) => where === 'query');
  const queries = [goodTextOf, textOf].map((pick) => {
    const given = parameters.map((one) => {
      const text = pick(one, world);
      const once = text.map((value) => [value]);
      const times = pick === goodTextOf ? once : fc.oneof({ weight: 12, arbitrary: once }, fc.tuple(text, text));
      const named = times.map((values) => values.map((value) => [one.name, value]));
      return one.required && pick === goodTextOf ? named : fc.option(named, { nil: [], freq: 3 });
    });
    return fc.tuple(...given).map((pairs) => new URLSearchParams(pairs.flat()).toString());
  });
  return fc.oneof(...queries);
};

type Sent = Pick<Call, 'json'> & { payload?: string | Buffer; type?: string };

const TYPES = ['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense', ''];

const jsonOf = (schema: Schema, world: World): fc.Arbitrary<Sent> => {
  const sent = (value: unknown): Sent => ({ payload: stringify(value), type: 'application/json', json: { value } });
  const own = Object.keys(schema.properties ?? {}).flatMap((name) => {
    const values = world.known[name] ?? [];
    return values.length > 0 ? [[name, fc.constantFrom(...values)] as const] : [];
  });
  const mine = fc.record(Object.fromEntries(own), { requiredKeys: [] });
  const good = fc
    .tuple(goodValues(schema), mine)
    .map(([value, known]) => (own.length > 0 ? { ...(value as object), ...known } : value));
  const broken = fc.tuple(good, fc.nat(), hostileValues).map(([value, at, hostile]) => {
    const fields = Object.keys(value ?? {});
    return fields.length > 0 ? { ...(value as object), [fields[at % fields.length]!]: hostile } : hostile;
  });
  return fc.oneof(
    { weight: 6, arbitrary: good.map(sent) },
    { weight: 3, arbitrary: broken.map(sent) },
    { weight: 2, arbitrary: hostileValues.map(sent) },
    { weight: 1, arbitrary: hostileTexts.map((text): Sent => ({ payload: `{${text}`, type: 'application/json' })) },
    { weight: 1, arbitrary: bytesOf(TYPES, world) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
};

const bytesOf = (types: readonly string[], { bytes, ofType }: World): fc.Arbitrary<Sent> => {
  const wanted = types.map((type) => type.replace('*/*', 'application/octet-stream'));
  const any = fc.record({
    payload: fc.oneof(
      fc.constantFrom(...bytes),
      fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data)),
    ),
    type: fc.constantFrom(...wanted, ...TYPES),
  });
  const good = fc.constantFrom(...wanted).map((type) => ({ payload: ofType[type] ?? bytes[0]!, type }));
  return fc.oneof(any, good);
};

const bodyOf = ({ operation }: Target, world: World, named: NamedSchemas): fc.Arbitrary<Sent> => {
  const content = Object.entries(operation.requestBody?.content ?? {});
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema) return jsonOf(resolved(schema, named), world);
  return content.length > 0
    ? bytesOf(
        content.map(([type]) => type),
        world,
      )
    : fc.constant({});
};

const headersOf = ({ callers }: World): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 10, arbitrary: fc.constantFrom(...callers) },
        { weight: 2, arbitrary: fc.constantFrom({}, { authorization: 'Bearer no' }, { authorization: 'Basic YTpi' }) },
      ),
      fc.constantFrom(
        {},
        {},
        {},
        { cookie: 'martyx_csrf=x' },
        { 'accept-language': 'sk;q=x,,de' },
        { range: 'bytes=5-9' },
      ),
    )
    .map(([who, more]) => ({ ...who, ...more }) as Record<string, string>);

/** Good and bad requests at one operation. */
export const callsOf = (target: Target, world: World, named: NamedSchemas): fc.Arbitrary<Call> =>
  fc
    .tuple(pathOf(target, world), queryOf(target, world), headersOf(world), bodyOf(target, world, named))
    .map(([path, query, headers, { payload, type, json }]) => ({
      request: {
        method: target.method.toUpperCase() as 'GET',
        url: query ? `${path}?${query}` : path,
        headers: type === undefined ? headers : { ...headers, 'content-type': type },
        payload,
      },
      json,
    }));
