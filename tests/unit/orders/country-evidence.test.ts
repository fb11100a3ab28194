import { expect, it } from 'vitest';
import { countryEvidence, isEnough } from '../../../server/orders/country-evidence.ts';
import type { Order } from '../../../server/orders/order.entity.ts';

const evidenceOf = (billing: string, networkCountry: string | null) =>
  countryEvidence({ billingAddress: { country: billing } as Order['billingAddress'], networkCountry });

it.each([
  ['DE', 'DE', 2, true],
  ['DE', 'AT', 2, false],
  ['DE', null, 1, false],
])('billing address %s and network %s are %i pieces of evidence; enough: %s', (billing, network, count, enough) => {
  const evidence = evidenceOf(billing, network);
  expect([evidence.length, isEnough(evidence)]).toEqual([count, enough]);
});
