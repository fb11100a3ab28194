import type { EntityTarget, ObjectLiteral, ValueTransformer } from 'typeorm';
import type { Ctx } from '../context.ts';

/** `bigint` and `numeric` columns arrive as text; amounts and rates of the shop are far below 2^53. */
export const numericColumn: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

const known = new Map<EntityTarget<ObjectLiteral>, ReadonlyMap<string, string>>();

const namesOf = (
  { manager }: Pick<Ctx, 'manager'>,
  entity: EntityTarget<ObjectLiteral>,
): ReadonlyMap<string, string> => {
  const { columns } = manager.dataSource.getMetadata(entity);
  const names = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
  known.set(entity, names);
  return names;
};

/** Values of an entity's properties under the names of its columns, for a statement written by hand. */
export const columnsOf = <Entity extends ObjectLiteral>(
  ctx: Pick<Ctx, 'manager'>,
  entity: EntityTarget<Entity>,
  values: object,
): Record<string, unknown> => {
  const names = known.get(entity) ?? namesOf(ctx, entity);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names.get(name)!, value as unknown]));
};
