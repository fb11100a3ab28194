import { randomUUID } from 'node:crypto';
import type { TestShop } from '../shop.ts';

const FIELDS = `id version state overdue late mayWait daysLeft periodEndsAt sum { minor } delivery { minor } steps
  rejection returnParcelNumber lines { lineId left units fitUnits isFiles deduction { minor } }`;

export interface SeenWithdrawal {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly overdue: boolean;
  readonly late: boolean;
  readonly mayWait: boolean;
  readonly daysLeft: number | null;
  readonly periodEndsAt: string | null;
  readonly sum: { readonly minor: number } | null;
  readonly delivery: { readonly minor: number };
  readonly steps: string[];
  readonly rejection: string | null;
  readonly returnParcelNumber: string | null;
  readonly lines: {
    readonly lineId: string;
    readonly left: number;
    readonly units: number;
    readonly fitUnits: number | null;
    readonly isFiles: boolean;
  }[];
}

export interface StepAnswer {
  readonly seen: SeenWithdrawal | undefined;
  readonly code: string | undefined;
  readonly args: Record<string, unknown> | undefined;
}

type Headers = Record<string, string>;

/** A statement about an order, as its buyer makes it. Gives its id. */
export const buildWithdrawal = async (
  shop: TestShop,
  orderId: string,
  receivedAt: Date = shop.clock.now(),
): Promise<string> => {
  const [row] = await shop.ctx().sql<{ id: string }>(
    `INSERT INTO withdrawal (idempotency_key, order_id, order_number, name, email, received_at, locale)
     SELECT $2, id, order_number, 'Jana Hrivnáková', user_email, $3, locale FROM orders WHERE id = $1 RETURNING id`,
    [orderId, randomUUID(), receivedAt],
  );
  return row!.id;
};

/** Every withdrawal of an order, as the administration shows it. */
export const withdrawalsOf = async (shop: TestShop, headers: Headers, orderId: string): Promise<SeenWithdrawal[]> => {
  const query = `query ($id: ID!) { adminOrder(id: $id) { withdrawals { ${FIELDS} } } }`;
  const { data } = await shop.graphql<{ adminOrder: { withdrawals: SeenWithdrawal[] } }>(
    query,
    { id: orderId },
    { headers },
  );
  return data.adminOrder.withdrawals;
};

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value).map(([key, each]) => `${key}: ${key === 'condition' ? String(each) : literal(each)}`).join()} }`; // oxfmt-ignore
  return JSON.stringify(value);
};

/** One step, by the name of its mutation. */
export const step = async (shop: TestShop, headers: Headers, name: string, input: object): Promise<StepAnswer> => {
  const mutation = `mutation { step: ${name}(input: ${literal(input)}) { ${FIELDS} } }`;
  const { data, errors } = await shop.graphql<{ step: SeenWithdrawal } | null>(mutation, {}, { headers });
  const told = errors?.[0]?.extensions as { code?: string; args?: Record<string, unknown> } | undefined;
  return { seen: data?.step ?? undefined, code: told?.code, args: told?.args };
};

export interface Wanted {
  /** By line. */
  readonly units: ReadonlyMap<string, number>;
  readonly fit?: number;
  readonly deductionMinor?: number;
}

/** Takes a withdrawal as far as its sum is settled. */
export const inspected = async (shop: TestShop, headers: Headers, id: string, wanted: Wanted): Promise<StepAnswer> => {
  const { units, fit, deductionMinor = 0 } = wanted;
  const lines = [...units].map(([lineId, count]) => ({ lineId, units: count }));
  const accepted = await step(shop, headers, 'acceptWithdrawal', { id, expectedVersion: 1, lines });
  if (accepted.code) return accepted;
  await step(shop, headers, 'receiveWithdrawnGoods', { id, expectedVersion: 2 });
  const found = [...units].map(([lineId, count]) => ({
    lineId,
    fitUnits: Math.min(fit ?? count, count),
    condition: deductionMinor > 0 ? 'USED' : 'AS_NEW',
    deductionMinor,
    deductionReason: deductionMinor > 0 ? 'Scratched canopy' : null,
  }));
  return step(shop, headers, 'inspectWithdrawnGoods', { id, expectedVersion: 3, lines: found });
};
