import { describe, expect, it } from 'vitest';
import { webFields } from '../../server/catalog/product/web-fields.ts';
import { modules } from '../../server/modules.ts';
import { buildBareSchema, printed, rulesOf } from '../../server/schema.ts';
import { webRules } from '../../server/web-rules.ts';
import { read } from './source.ts';

const schema = buildBareSchema();

describe('schema.graphql', () => {
  it('is what the server emits (npm run schema)', () => {
    expect(read('schema.graphql')).toBe(printed(schema));
  });

  it('has what the client knows of the fields of a product beside it (npm run schema)', () => {
    for (const [file, content] of Object.entries(webFields())) expect(read(file)).toBe(content);
  });

  it('has the rules that the client asks too beside it (npm run schema)', () => {
    for (const [file, content] of Object.entries(webRules())) expect([file, read(file)]).toEqual([file, content]);
  });

  it('describes every operation', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(roots.filter((field) => !field.description).map((field) => field.name)).toEqual([]);
  });
});

describe('access rules', () => {
  it.each(['Query', 'Mutation'] as const)('cover every field of %s and name no other', (root) => {
    const fields = Object.keys(
      (root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    );
    expect(Object.keys(rulesOf(modules)[root]).sort()).toEqual(fields.sort());
  });
});
