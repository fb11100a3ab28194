import type { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, signInAs, type SignedInHeaders } from './build-account.ts';
import { buildFiles, type BuiltFiles } from './build-files.ts';
import { buildPaidOrder, type PaidOrder } from './build-paid-order.ts';
import type { TestShop } from '../shop.ts';

export interface QueuePart {
  id: string;
  sha256: string;
  quantity: number;
  filament: string;
  grams: number;
  changed: boolean;
  printing: number;
  done: number;
  failed: number;
  wastedGrams: number;
  note: string;
  version: number;
  changeKey: string | null;
}

export interface QueueSpool {
  filament: string;
  grams: number | null;
  usedBefore: number;
  version: number;
  changeKey: string | null;
}

export interface Queue {
  head: { lineId: string; orderNumber: string; productName: string; versionId: string; revision: string };
  parts: QueuePart[];
  spools: QueueSpool[];
}

export const QUEUE = `
  head { lineId orderNumber productName versionId revision }
  parts { id sha256 quantity filament grams changed printing done failed wastedGrams note version changeKey }
  spools { filament grams usedBefore version changeKey }`;

const READ = `query ($itemId: ID!, $versionId: ID) { printQueue(lineId: $itemId, versionId: $versionId) { ${QUEUE} } }`;
const SAVE = `mutation ($itemId: ID!, $versionId: ID!, $parts: [PrintPartChange!]!, $spools: [PrintSpoolChange!]!) {
  savePrintQueue(input: { lineId: $itemId, versionId: $versionId, parts: $parts, spools: $spools }) { ${QUEUE} } }`;

export interface Changes {
  parts?: object[];
  spools?: object[];
}

export interface Printer {
  readonly user: User;
  readonly headers: SignedInHeaders;
  readonly files: BuiltFiles;
  readonly paid: PaidOrder;
  readonly itemId: string;
  readonly read: (versionId?: string) => Promise<Queue>;
  readonly save: (queue: Queue, changes: Changes) => Promise<Queue>;
}

export const ask = (shop: TestShop, itemId: string, headers: Record<string, string>, versionId?: string) =>
  shop.graphql<{ printQueue: Queue }>(READ, { itemId, versionId }, { headers });

export const send = (shop: TestShop, { head }: Queue, changes: Changes, headers: Record<string, string>) =>
  shop.graphql<{ savePrintQueue: Queue }>(
    SAVE,
    { itemId: head.lineId, versionId: head.versionId, parts: [], spools: [], ...changes },
    { headers },
  );

/** A customer who has bought the files of a model: a nose (41.5 g) and three fins (12 g each). */
export const buildPrinter = async (shop: TestShop): Promise<Printer> => {
  const user = await buildAccount(shop);
  const headers = await signInAs(shop, user);
  const files = await buildFiles(shop.ctx());
  const viewer = { userId: user.id, admin: false, sessionId: 's' };
  const paid = await buildPaidOrder(shop.ctx({ viewer }), [files.productId], { email: user.email });
  const itemId = paid.lines[0]!.id;
  const queueOf = <Name extends string>(
    { data, errors }: { data: Record<Name, Queue>; errors?: object[] },
    name: Name,
  ) => {
    if (errors) throw new Error(JSON.stringify(errors));
    return data[name];
  };
  return {
    user,
    headers,
    files,
    paid,
    itemId,
    read: async (versionId) => queueOf(await ask(shop, itemId, headers, versionId), 'printQueue'),
    save: async (queue, changes) => queueOf(await send(shop, queue, changes, headers), 'savePrintQueue'),
  };
};

let serial = 0;

/** The whole state of a part as a device sends it, made on what it has read. */
export const partChange = (queue: Queue, id: string, state: Partial<QueuePart>, key = `test-key-${(serial += 1)}`) => {
  const { sha256, printing, done, failed, wastedGrams, note, version } = queue.parts.find((part) => part.id === id)!;
  return { id, sha256, printing, done, failed, wastedGrams, note, ...state, base: version, key };
};

export const spoolChange = (queue: Queue, place: number, grams: number | null, usedBefore = 0) => {
  const { filament, version } = queue.spools[place]!;
  return { filament, grams, usedBefore, base: version, key: `test-key-${(serial += 1)}` };
};
