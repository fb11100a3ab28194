import type { Person } from './builders/build-gallery.ts';
import { buildPaidOrder } from './builders/build-paid-order.ts';
import type { OrderChanges } from './builders/build-order.ts';
import type { TestShop } from './shop.ts';

export interface SeenParcel {
  id: string;
  ordinal: number;
  returning: boolean;
  state: string;
  carrier: string | null;
  number: string | null;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  labelState: string;
  labelFault: string | null;
  undoable: boolean;
  lines: { sku: string; quantity: number; lineId: string }[];
  steps: { kind: string }[];
}

export interface SeenPacking {
  id: string;
  open: boolean;
  lines: { id: string; left: number; sent: number }[];
  parcels: SeenParcel[];
}

const PARCEL = `id ordinal returning state carrier number weightGrams lengthMm widthMm heightMm labelState labelFault undoable
  lines { sku quantity lineId } steps { kind }`;
const PACKING = `{ id open lines { id left sent } parcels { ${PARCEL} } }`;

const CALLS = {
  packParcel: `mutation ($input: PackParcelInput!) { packParcel(input: $input) ${PACKING} }`,
  createReturn: `mutation ($input: CreateReturnInput!) { createReturn(input: $input) ${PACKING} }`,
  changeParcel: `mutation ($input: ChangeParcelInput!) { changeParcel(input: $input) ${PACKING} }`,
  clearParcelLabel: `mutation ($id: ID!, $number: String) { clearParcelLabel(input: { id: $id, number: $number }) ${PACKING} }`,
  ...Object.fromEntries(
    ['discardParcel', 'requestParcelLabel', 'handParcelOver', 'undoParcelHandOver', 'markParcelDelivered'].map(
      (name) => [name, `mutation ($id: ID!) { ${name}(input: { id: $id }) ${PACKING} }`],
    ),
  ),
  orderPacking: `query ($id: ID!) { orderPacking(id: $id) ${PACKING} }`,
} as Readonly<Record<string, string>>;

/** What an admin does at the packing table; a refusal is its code. */
export const packingTable = (shop: TestShop, { headers }: Person) => {
  const call = async (name: string, variables: Record<string, unknown>): Promise<SeenPacking | string> => {
    const { data, errors } = await shop.graphql<Record<string, SeenPacking>>(CALLS[name]!, variables, { headers });
    return errors?.[0]?.extensions.code ?? data[name]!;
  };
  const done = async (name: string, variables: Record<string, unknown>): Promise<SeenPacking> => {
    const answer = await call(name, variables);
    if (typeof answer === 'string') throw new Error(`${name}: ${answer}`);
    return answer;
  };
  return {
    call,
    done,
    see: (id: string) => done('orderPacking', { id }),
    /** Packs units and gives the parcel they became. */
    pack: async (orderId: string, lines?: object[], more: object = {}): Promise<SeenParcel> =>
      (await done('packParcel', { input: { orderId, lines, ...more } })).parcels.at(-1)!,
  };
};

let buyers = 0;

/** A paid order of some goods, each by another buyer. */
export const buildGoodsOrder = async (shop: TestShop, lines: OrderChanges['lines'], more: object = {}) => {
  const email = `parcels-${(buyers += 1)}@example.sk`;
  const paid = await buildPaidOrder(shop.ctx(), [], { lines, email, shippingMethod: 'courier', ...more });
  await shop.runJobs();
  return { ...paid, id: paid.order.id, email, lineIds: paid.lines.map(({ id }) => id) };
};

/** Also the jobs that are put off for some seconds. */
export const runAllJobs = async (shop: TestShop): Promise<void> => {
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
};

/** Status, payment and fulfilment of an order. */
export const statesOf = async (shop: TestShop, id: string): Promise<string[]> => {
  const sql = 'SELECT status, payment_status, fulfilment_status FROM orders WHERE id = $1';
  return Object.values((await shop.ctx().sql<Record<string, string>>(sql, [id]))[0]!);
};
