import { describe, expect, it } from 'vitest';
import { modules } from '../../server/modules.ts';
import { buildBareSchema } from '../../server/schema.ts';

const fields = Object.keys(buildBareSchema().getQueryType()!.getFields());
const named = modules.flatMap(({ reads }) => [...(reads?.momentOld ?? []), ...(reads?.now ?? [])]);

describe('how fresh a query has to be', () => {
  it('is said of each, once', () => {
    // Words of the server itself, which no database holds.
    expect([...named, 'errorCodes'].sort()).toEqual([...fields].sort());
  });

  it.each(modules.filter(({ rules }) => rules?.Query).map((module) => [module.name, module] as const))(
    'is said by the module that says who may ask: %s',
    (_name, { rules, reads }) => {
      const said = [...(reads?.momentOld ?? []), ...(reads?.now ?? [])];
      expect(said.sort()).toEqual(Object.keys(rules!.Query!).sort());
    },
  );
});
