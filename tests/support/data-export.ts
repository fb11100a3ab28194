import { expect } from 'vitest';
import { buildAccount, PASSWORD, signInAs } from './builders/build-account.ts';
import type { TestShop } from './shop.ts';
import { unzip } from './unzip.ts';

const START = 'mutation ($p: String!) { startDataExport(input: { currentPassword: $p }) { url expiresAt fileName } }';

interface Started {
  url: string;
  expiresAt: string;
  fileName: string;
}
type Headers = Record<string, string>;

/** Asks for exports of a person's data and reads them, in a shop that is open by the time. */
export const exportsOf = (shopNow: () => TestShop) => {
  const start = (sent: Headers, p = PASSWORD) =>
    shopNow().graphql<{ startDataExport: Started }>(START, { p }, { headers: sent });
  return {
    start,
    link: async (sent: Headers): Promise<string> => (await start(sent)).data.startDataExport.url,
    open: async (url: string) => {
      const answer = await shopNow().inject({ url });
      expect(answer.statusCode).toBe(200);
      const entries = await unzip(answer.rawPayload);
      const json = <T = Record<string, unknown>[]>(name: string) =>
        JSON.parse(entries.get(`${name}.json`)!.toString()) as T;
      return { answer, entries, json };
    },
    refusal: async (url: string) => {
      const answer = await shopNow().inject({ url });
      return [answer.statusCode, answer.json<{ errorCode: string }>().errorCode];
    },
    someone: async () => {
      const other = await buildAccount(shopNow());
      return { other, sent: await signInAs(shopNow(), other) };
    },
  };
};
