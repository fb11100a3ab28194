import { expect } from 'vitest';
import { SETTINGS } from '../../server/settings/settings-catalogue.ts';
import type { TestShop } from './shop.ts';

export interface Part {
  value: Record<string, unknown>;
  version: number;
  updatedAt: string | null;
}

const WORDS = '{ en sk de }';
const PICTURE = '{ key width height }';
const PARTS: Record<string, string> = {
  SELLER: 'name street postcode city country companyId taxId vatId register email phone iban bic language',
  SHIPPING: `zones { id countries } methods { id name ${WORDS} description ${WORDS} active collection freeFromMinor
    tariffs { zone minDays maxDays brackets { maxGrams minor } } }`,
  VAT: 'rates { country taxClass from percent } ossFrom',
  TAXPAYER: 'periods { from status }',
  TRANSFER: 'active holder iban bic days',
  COD: 'active maxMinor methods fees { country minor }',
  CARD: 'active',
  FOOTER: 'models customers',
  NOTICE: `active kind text ${WORDS} from until`,
  ORDERING: 'closed',
  GUARANTEE: `notice { en ${PICTURE} sk ${PICTURE} de ${PICTURE} }`,
};
const stateOf = (key: string) => `{ value { part: ${key.toLowerCase()} { ${PARTS[key]!} } } version updatedAt }`;

interface Answer {
  value: { part: Record<string, unknown> };
  version: number;
  updatedAt: string | null;
}
const partIn = ({ value, ...state }: Answer): Part => ({ ...state, value: value.part });

const { shipping } = SETTINGS;

/** Calls of an admin whose sign-in may change on the way. */
export const settingCalls = (shopOf: () => TestShop, headersOf: () => Record<string, string>) => {
  const partOf = async (key: string): Promise<Part> => {
    const query = `query ($keys: [SettingKey!]) { settings(keys: $keys) ${stateOf(key)} }`;
    const { data } = await shopOf().graphql<{ settings: Answer[] }>(query, { keys: [key] }, { headers: headersOf() });
    return partIn(data.settings[0]!);
  };

  const update = async (
    key: string,
    value: unknown,
    given?: { version?: number; headers?: Record<string, string> },
  ) => {
    const expectedVersion = given?.version ?? (await partOf(key)).version;
    const input = { value: { [key.toLowerCase()]: value }, expectedVersion };
    const options = { headers: given?.headers ?? headersOf() };
    const query = `mutation ($input: UpdateSettingInput!) { updateSetting(input: $input) ${stateOf(key)} }`;
    return shopOf().graphql<{ updateSetting: Answer }>(query, { input }, options);
  };

  const change = async (key: string, value: unknown): Promise<Part> => {
    const { data, errors } = await update(key, value);
    expect(errors).toBeUndefined();
    return partIn(data.updateSetting);
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
