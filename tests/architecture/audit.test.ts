import { describe, expect, it } from 'vitest';
import { modules } from '../../server/modules.ts';
import { adminRootsOf } from '../../server/schema.ts';
import { callGraphOfServer } from '../support/call-graph.ts';

const RECORDING = new Set(['recordAction', 'recordActions'].map((name) => `server/audit/audit.service.ts#${name}`));

const graph = callGraphOfServer();
const ofAdmins = adminRootsOf(modules).Mutation;

describe('the audit log', () => {
  it('is written by every mutation of the administration', () => {
    const found = graph.mutations.filter(({ field }) => ofAdmins.has(field));
    expect(found.map(({ field }) => field).sort()).toEqual([...ofAdmins].sort());
    expect(found.filter(({ at }) => !graph.reaches(at, RECORDING)).map(({ at }) => at)).toEqual([]);
  });

  it('is written by no mutation of shoppers: the proof tells them apart', () => {
    const others = graph.mutations.filter(({ field }) => !ofAdmins.has(field));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(({ at }) => graph.reaches(at, RECORDING)).map(({ field }) => field)).toEqual([]);
  });
});
