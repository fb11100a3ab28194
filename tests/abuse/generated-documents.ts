import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { measureOperation } from '../../server/edge/graphql/cost.ts';
import { MOST } from '../../server/edge/graphql/limits.ts';
import { publicSchemaOf } from '../../server/edge/graphql/public-schema.ts';
import { modules } from '../../server/modules.ts';
import { adminRootsOf, buildBareSchema } from '../../server/schema.ts';
import type { Dice } from './dice.ts';

export const whole: GraphQLSchema = buildBareSchema();
/** What everyone may ask. */
export const open: GraphQLSchema = publicSchemaOf(whole, adminRootsOf(modules));

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  Int: ['1', '2', '12', '24', '50', '100', '-1', '2147483647'],
  Float: ['0.4', '220', '1e9'],
  Boolean: ['true', 'false'],
  DateTime: ['"2026-01-01T00:00:00Z"'],
  ID: ['"1"', '"019a0000-0000-7000-8000-000000000000"', '""'],
  String: ['"kit"', '"rocket kriv"', '"e"', `"${'ab '.repeat(60)}"`, '""'],
};
const DEEPEST = 5;

/** Valid documents of many fragments, each nearly as dear as one operation may be. */
class Documents {
  readonly #schema: GraphQLSchema;
  readonly #dice: Dice;
  readonly #ids: readonly number[];
  readonly #fragments = new Map<string, string>();
  #names = 0;

  constructor(schema: GraphQLSchema, dice: Dice, ids: readonly number[]) {
    this.#schema = schema;
    this.#dice = dice;
    this.#ids = ids;
  }

  /** Roots are added as long as the cost lets them. */
  make(): string {
    const roots = Object.values(this.#schema.getQueryType()!.getFields());
    let text = '{ __typename }';
    let inside = '';
    for (let turn = 0; turn < 25; turn += 1) {
      const before = new Map(this.#fragments);
      const more = `${inside} ${this.#field(this.#dice.of(roots) as GraphQLField<unknown, unknown>, 0)}`;
      const whole = `{ ${more} } ${[...this.#fragments.values()].join(' ')}`;
      if (isAllowed(this.#schema, whole)) [inside, text] = [more, whole];
      else this.#forget(before);
    }
    return text;
  }

  #forget(kept: ReadonlyMap<string, string>): void {
    for (const name of this.#fragments.keys()) if (!kept.has(name)) this.#fragments.delete(name);
  }

  #name(): string {
    return `n${(this.#names += 1)}`;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.filter((one) => isNeeded(one) || this.#dice.upTo(2) === 0);
    const values = given.map((one) => `${one.name}: ${this.#value(one.type, one.name)}`);
    const alias = depth > 0 && this.#dice.upTo(5) > 0 ? '' : `${this.#name()}: `;
    const call = `${alias}${field.name}${values.length > 0 ? `(${values.join()})` : ''}`;
    const type = getNamedType(field.type);
    return isCompositeType(type) ? `${call} { ${this.#selection(type, depth + 1)} }` : call;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    if (isUnionType(type)) {
      const one = this.#dice.of(type.getTypes());
      return `__typename ... on ${one.name} { ${this.#selection(one, depth)} }`;
    }
    if (!isObjectType(type)) return '__typename';
    const known = [...this.#fragments.keys()].filter((name) => name.startsWith(`${type.name}_`));
    if (known.length > 0 && this.#dice.upTo(2) === 0) return `...${this.#dice.of(known)}`;
    const fields = this.#fields(type, depth);
    if (this.#dice.upTo(1) === 0) return fields;
    const name = `${type.name}_${this.#name()}`;
    this.#fragments.set(name, `fragment ${name} on ${type.name} { ${fields} }`);
    return `...${name}`;
  }

  /** Each at most once, so that none disagrees with another. */
  #fields(type: GraphQLObjectType, depth: number): string {
    const likely = depth < DEEPEST ? 1 : 3;
    const chosen = Object.values(type.getFields()).filter(
      (field) => this.#dice.upTo(likely) === 0 && (depth < DEEPEST || !isCompositeType(getNamedType(field.type))),
    );
    return ['__typename', ...chosen.map((field) => this.#field(field as GraphQLField<unknown, unknown>, depth))].join(
      ' ',
    );
  }

  #value(type: GraphQLInputType, name: string): string {
    const bare = getNullableType(type);
    if (isListType(bare))
      return `[${Array.from({ length: this.#dice.of([0, 1, 3, 50]) }, () => this.#value(bare.ofType, name)).join()}]`;
    if (isEnumType(bare)) return this.#dice.of(bare.getValues()).name;
    if (isInputObjectType(bare)) {
      const fields = Object.values(bare.getFields()).filter(
        (one) => isNonNullType(one.type) || this.#dice.upTo(2) === 0,
      );
      return `{ ${fields.map((one) => `${one.name}: ${this.#value(one.type, one.name)}`).join()} }`;
    }
    if (/^(ids?|productIds?|productId|model)$/.test(name) && bare.name === 'Int')
      return String(this.#dice.of(this.#ids));
    return this.#dice.of(SCALARS[bare.name] ?? ['"x"']);
  }
}

const isNeeded = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue === undefined;

const isAllowed = (schema: GraphQLSchema, text: string): boolean => {
  const document = parse(text);
  const measure = measureOperation(schema, document, document.definitions[0] as OperationDefinitionNode, {});
  return (
    (Object.keys(MOST) as (keyof typeof MOST)[]).every((name) => measure[name] <= MOST[name]) && text.length < 20_000
  );
};

export const validDocument = (schema: GraphQLSchema, dice: Dice, ids: readonly number[]): string =>
  new Documents(schema, dice, ids).make();
