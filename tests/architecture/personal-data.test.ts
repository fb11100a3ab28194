import { getMetadataArgsStorage } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { User } from '../../server/accounts/user.entity.ts';
import { LOCALES } from '../../server/core/locale.ts';
import { modules } from '../../server/modules.ts';

const targetOf = (type: unknown): unknown => (typeof type === 'function' ? (type as () => unknown)() : type);

/** Entities that belong to an account, by their relation to it. */
const ofPersons = new Set<unknown>([
  User,
  ...getMetadataArgsStorage()
    .relations.filter(({ type }) => targetOf(type) === User)
    .map(({ target }) => target),
]);

const parts = modules.flatMap((module) => module.personalData ?? []);

describe('the export of personal data', () => {
  it('is fed by every module that keeps something of an account', () => {
    const keeping = modules.filter(({ entities }) => entities?.some((entity) => ofPersons.has(entity)));
    expect(keeping.length).toBeGreaterThan(2);
    expect(keeping.filter(({ personalData }) => !personalData?.length).map(({ name }) => name)).toEqual([]);
  });

  it('has one name for each part, safe as a file name, and explains it in every language', () => {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z-]*$/.test(name))).toEqual([]);
    const mute = parts.filter(({ about }) => LOCALES.some((locale) => !about[locale].trim()));
    expect(mute.map(({ name }) => name)).toEqual([]);
    expect(parts.filter(({ read, files }) => !read && !files)).toEqual([]);
  });
});

describe('visits', () => {
  it('belong to nobody: no relation to an account, no column for an address or a person', () => {
    const entities = modules.find(({ name }) => name === 'visits')!.entities!;
    expect(entities.filter((entity) => ofPersons.has(entity))).toEqual([]);
    const { columns, relations } = getMetadataArgsStorage();
    const ofVisits = ({ target }: { target: unknown }) => entities.includes(target as never);
    expect(relations.filter(ofVisits)).toEqual([]);
    const names = columns.filter(ofVisits).map(({ propertyName }) => propertyName);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => /user|account|session|mail|network|address|agent|^ip/i.test(name))).toEqual([]);
  });
});
