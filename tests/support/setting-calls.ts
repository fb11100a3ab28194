import { expect } from 'vitest';
import { SETTINGS } from '../../server/settings/settings-catalogue.ts';
import type { TestShop } from './shop.ts';

export interface Part {
  value: Record<string, unknown>;
  version: number;
  updatedAt: string | null;
}

const UPDATE = `mutation ($key: SettingKey!, $value: JSON!, $expectedVersion: Int!) {
  updateSettings(key: $key, value: $value, expectedVersion: $expectedVersion) { value version }
}`;

const { shipping } = SETTINGS;

/** Calls of an admin whose sign-in may change on the way. */
export const settingCalls = (shopOf: () => TestShop, headersOf: () => Record<string, string>) => {
  const partOf = async (key: string): Promise<Part> => {
    const query = 'query ($keys: [SettingKey!]) { settings(keys: $keys) { value version updatedAt } }';
    return (await shopOf().graphql<{ settings: Part[] }>(query, { keys: [key] }, { headers: headersOf() })).data
      .settings[0]!;
  };

  const update = async (
    key: string,
    value: unknown,
    given?: { version?: number; headers?: Record<string, string> },
  ) => {
    const expectedVersion = given?.version ?? (await partOf(key)).version;
    const options = { headers: given?.headers ?? headersOf() };
    return shopOf().graphql<{ updateSettings: Part }>(UPDATE, { key, value, expectedVersion }, options);
  };

  const change = async (key: string, value: unknown): Promise<Part> => {
    const { data, errors } = await update(key, value);
    expect(errors).toBeUndefined();
    return data.updateSettings;
  };

  return { partOf, update, change };
};

/** The ways of sending, Packeta at another price everywhere. */
export const withPrice = (minor: number) => ({
  ...shipping.builtIn,
  methods: shipping.builtIn.methods.map((method) =>
    method.id === 'packeta'
      ? { ...method, tariffs: method.tariffs.map((each) => ({ ...each, brackets: [{ maxGrams: null, minor }] })) }
      : method,
  ),
});

/** The ways of sending without one of them. */
export const without = (id: string) => ({
  ...shipping.builtIn,
  methods: shipping.builtIn.methods.map((method) => (method.id === id ? { ...method, active: false } : method)),
});
