import { randomUUID } from 'node:crypto';
import { dueAfter } from '../../../server/withdrawals/withdrawal-rules.ts';
import type { TestShop } from '../shop.ts';

type Headers = Record<string, string>;

interface Access {
  readonly orderId: string;
  readonly accessToken?: string | null;
}

export interface StepAnswer<Seen> {
  readonly seen: Seen | undefined;
  readonly code: string | undefined;
  readonly args: Record<string, unknown> | undefined;
}

const answerOf = <Seen>({ data, errors }: Awaited<ReturnType<TestShop['graphql']>>): StepAnswer<Seen> => {
  const told = errors?.[0]?.extensions as { code?: string; args?: Record<string, unknown> } | undefined;
  return { seen: (data as { step: Seen } | null)?.step ?? undefined, code: told?.code, args: told?.args };
};

export interface OwnComplaint {
  readonly id: string;
  readonly state: string;
  readonly dueAt: string;
  readonly photos: { readonly url: string }[];
}

/** A buyer complains, by the link of the order. */
export const complain = async (
  shop: TestShop,
  { orderId, accessToken }: Access,
  changes: object,
  headers: Headers = {},
): Promise<StepAnswer<OwnComplaint>> => {
  const given = { units: 1, wish: 'REPAIR', description: 'The spar is cracked.', idempotencyKey: randomUUID() };
  const mutation = `mutation ($input: OpenComplaintInput!) {
    step: openComplaint(input: $input) { id lineId state dueAt photos { url } } }`;
  const input = { orderId, accessToken, ...given, ...changes };
  return answerOf(await shop.graphql(mutation, { input }, { headers }));
};

/** The buyer takes a complaint back, by the link of the order. */
export const takeBack = async (
  shop: TestShop,
  { orderId, accessToken }: Access,
  id: string,
): Promise<StepAnswer<OwnComplaint & { readonly mayTakeBack: boolean; readonly endedAt: string | null }>> => {
  const mutation = `mutation ($input: TakeBackComplaintInput!) {
    step: takeBackComplaint(input: $input) { id state endedAt mayTakeBack dueAt photos { url } } }`;
  return answerOf(await shop.graphql(mutation, { input: { id, orderId, accessToken } }));
};

/** A complaint about the first line of an order, as its buyer writes it. Gives its id. */
export const buildComplaint = async (shop: TestShop, orderId: string): Promise<string> => {
  const now = shop.clock.now();
  const [row] = await shop.ctx().sql<{ id: string }>(
    `INSERT INTO complaint (idempotency_key, order_id, order_line_id, units, received_at, due_at, wish, description)
     SELECT $2, order_id, id, 1, $3, $4, 'REPAIR', 'The spar is cracked.' FROM order_line
     WHERE order_id = $1 ORDER BY position LIMIT 1 RETURNING id`,
    [orderId, randomUUID(), now, dueAfter(now, 30)],
  );
  return row!.id;
};

const FIELDS = `id version state overdue late daysLeft lawfulDay liableUntil worth { minor } amount { minor } steps
  remedy rejection extension message parcelNumber photos { url }`;

export interface SeenComplaint {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly overdue: boolean;
  readonly late: boolean;
  readonly daysLeft: number | null;
  readonly lawfulDay: string;
  readonly worth: { readonly minor: number };
  readonly steps: string[];
  readonly photos: { readonly url: string }[];
}

/** One step of the administration, by the name of its mutation; `types` are those of its input. */
export const complaintStep = async (
  shop: TestShop,
  headers: Headers,
  name: string,
  input: object,
): Promise<StepAnswer<SeenComplaint>> => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const mutation = `mutation ($input: ${type}!) { step: ${name}(input: $input) { ${FIELDS} } }`;
  return answerOf(await shop.graphql(mutation, { input }, { headers }));
};

/** Complaints as the list of the administration shows them. */
export const listedComplaints = async (shop: TestShop, headers: Headers, filter: string): Promise<SeenComplaint[]> => {
  const query = `query ($filter: ComplaintFilter!) { adminComplaints(filter: $filter) { ${FIELDS} } }`;
  const { data } = await shop.graphql<{ adminComplaints: SeenComplaint[] }>(query, { filter }, { headers });
  return data.adminComplaints;
};
