import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AdminOrderPartsFragment } from '../../../web/features/admin-orders/detail/AdminOrder.gen.ts';
import { AddressesPanel } from '../../../web/features/admin-orders/detail/side-panels.tsx';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { renderPage } from '../../support/web/web-page.tsx';

type Country = AdminOrderPartsFragment['buyerCountry'];

const evidence = (kind: 'BILLING_ADDRESS' | 'NETWORK', country: string) =>
  ({ __typename: 'CountryEvidence', kind, country }) as const;
const open = (buyerCountry: Country) =>
  renderPage(
    <AddressesPanel order={{ order: buildOrderPage(), buyerCountry } as unknown as AdminOrderPartsFragment} />,
  );
const rows = () =>
  screen.getAllByRole('definition').map((cell) => `${cell.previousSibling!.textContent}: ${cell.textContent}`);

afterEach(cleanup);

it('an order of files shows what tells where its buyer lives, and where it is taxed', () => {
  open({
    __typename: 'BuyerCountry',
    vatCountry: 'SK',
    evidence: [evidence('BILLING_ADDRESS', 'DE'), evidence('NETWORK', 'DE')],
    enough: true,
  });
  expect(rows()).toEqual(['Billing address: Germany', 'Network of the order: Germany', 'Place of taxation: Slovakia']);
  expect(screen.getByText('Two pieces of evidence that agree.')).toBeTruthy();
});

it('and says when that is not enough', () => {
  open({ __typename: 'BuyerCountry', vatCountry: null, evidence: [evidence('BILLING_ADDRESS', 'DE')], enough: false });
  expect(rows()).toEqual(['Billing address: Germany']);
  expect(screen.getByText(/There are not two pieces of evidence that agree/)).toBeTruthy();
});

it('an order of goods says nothing of it', () => {
  open(null);
  expect(screen.queryByText('Country of the buyer (files)')).toBeNull();
});
