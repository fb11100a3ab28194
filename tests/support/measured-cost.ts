import { readFileSync } from 'node:fs';
import {
  execute,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Ctx } from '../../server/core/context.ts';
import { measureOperation } from '../../server/edge/graphql/cost.ts';
import type { TestShop } from './shop.ts';
import { slowness } from './cpu-work.ts';

export type Field = GraphQLField<unknown, unknown>;

/** Milliseconds on a processor, of all threads of a process; 0 where the system does not say. */
const workOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

/** The backends that work for the shop. */
const backendsOf = async (shop: TestShop): Promise<number[]> => {
  const sql = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'";
  return (await shop.ctx().sql<{ pid: number }>(sql)).map(({ pid }) => pid);
};

export const isNeeded = ({ type, defaultValue }: Field['args'][number]): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** The typename and all plain values of what a field gives. */
const contentOf = ({ type }: Field): string => {
  const content = getNamedType(type);
  if (!isCompositeType(content)) return '';
  const fields = isObjectType(content) ? Object.values(content.getFields()) : [];
  const plain = fields.filter(({ args, type: own }) => args.length === 0 && !isCompositeType(getNamedType(own)));
  return `{ __typename ${plain.map(({ name }) => name).join(' ')} }`;
};

/** A call of a field with all plain values; `given` are its arguments by name. */
export const callOf = (field: Field, given: Readonly<Record<string, string>> = {}): string => {
  const passed = field.args
    .filter((one) => given[one.name] || isNeeded(one))
    .map(({ name }) => `${name}: ${given[name]}`);
  return `${field.name}${passed.length > 0 ? `(${passed.join()})` : ''} ${contentOf(field)}`;
};

export const costOf = (schema: GraphQLSchema, text: string): number => {
  const document = parse(text);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`${text}: ${errors.join()}`);
  return measureOperation(schema, document, document.definitions[0] as OperationDefinitionNode, {}).cost;
};

const LEAST_RUNS = 5;
const MOST_RUNS = 40;

export interface Measured {
  /** Of the shop and its database, the least of some runs, reckoned back to the machine that bounds were written on. */
  readonly cpuMs: number;
  readonly data: Record<string, unknown>;
}

interface Operation {
  readonly textOf: (run: number) => string;
  readonly ctxOf: () => Ctx;
  /** As long as it takes more it is run again: what runs beside it comes in waves. */
  readonly enoughMs?: number;
}

/** Runs an operation some times. */
export const measured = async (
  shop: TestShop,
  schema: GraphQLSchema,
  { textOf, ctxOf, enoughMs = Infinity }: Operation,
): Promise<Measured> => {
  let [cpuMs, data] = [Infinity, {}];
  const pids = await backendsOf(shop);
  const work = (): number => pids.reduce((sum, pid) => sum + workOf(pid), 0);
  for (let run = 0; run < LEAST_RUNS || (cpuMs > enoughMs && run < MOST_RUNS); run += 1) {
    const document = parse(textOf(run));
    const slow = await slowness();
    const [started, before] = [process.cpuUsage(), work()];
    const result = await execute({ schema, document, contextValue: ctxOf() });
    const { user, system } = process.cpuUsage(started);
    if (!result.data) throw new Error(`${textOf(run)}: ${JSON.stringify(result.errors)}`);
    cpuMs = Math.min(cpuMs, ((user + system) / 1000 + work() - before) / slow);
    data = result.data;
  }
  return { cpuMs, data };
};
