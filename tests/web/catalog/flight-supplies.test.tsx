import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AddLines } from '../../../web/features/cart/add-lines.tsx';
import type { SupplyFieldsFragment } from '../../../web/features/flight/Flight.gen.ts';
import { FlightSection } from '../../../web/features/flight/flight-section.tsx';
import { planeAnswer } from '../../support/builders/build-flight-page.ts';
import { euros } from '../../support/builders/build-web-product.ts';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const supply = (
  [id, name, minor, available]: [number, string, number, number],
  more: Partial<SupplyFieldsFragment> = {},
): SupplyFieldsFragment => ({
  __typename: 'FlightSupply',
  quantity: 1,
  required: true,
  names: [],
  product: { __typename: 'Product', id, name, productType: 'PHYSICAL', available, price: euros(minor) },
  ...more,
});

const MOTOR = supply([31, 'Motor 2212', 1490, 5], { names: ['2212'] });
const BATTERY = supply([36, 'Battery 1300', 1790, 5], { names: ['3S 1300 mAh'] });
const SERVOS = supply([28, 'Servo', 490, 3], { quantity: 4 });
const LIGHTS = supply([50, 'Lights', 700, 9], { required: false });
const RECEIVER = supply([35, 'Receiver', 1990, 0]);

const plane = () => {
  const answer = planeAnswer();
  const [first] = answer.motor.choices;
  return { ...answer, motor: { ...answer.motor, choices: [first!, { ...first!, name: '2216, 10 × 5' }] } };
};

const show = async (flightSupplies: SupplyFieldsFragment[], locale: 'en' | 'sk' | 'de' = 'en') => {
  renderPage(<FlightSection id={1} buy={(lines) => <AddLines lines={lines} />} />, {
    locale,
    answers: { Flight: () => ({ product: { __typename: 'Product', id: 1, flight: plane(), flightSupplies } }) },
  });
  await screen.findByRole('heading', { level: 2 });
};

const section = () => screen.getByRole('region', { name: 'What we sell of it' });
const cart = () =>
  (JSON.parse(localStorage.getItem('martyx_cart_v1') ?? '[]') as { product: { id: number }; quantity: number }[]).map(
    ({ product: { id }, quantity }) => [id, quantity],
  );
const tick = (name: string) => screen.getByRole('checkbox', { name: `Buy ${name}` });

describe('what the shop sells of a flight', () => {
  it('is ticked where it is needed and there, and comes into the cart with one press, as many as there are', async () => {
    await show([MOTOR, BATTERY, SERVOS, LIGHTS, RECEIVER]);
    expect(['Motor 2212', 'Battery 1300', 'Servo', 'Lights', 'Receiver'].map((name) => (tick(name) as HTMLInputElement).checked)).toEqual([true, true, true, false, false]); // oxfmt-ignore
    expect((tick('Receiver') as HTMLInputElement).disabled).toBe(true);
    expect(within(section()).getByText('Only 3 of 4 left')).toBeTruthy();
    expect(within(section()).getByText('Out of stock')).toBeTruthy();
    await userEvent.click(within(section()).getByRole('button', { name: 'Add 3 components' }));
    expect(cart()).toEqual([[31, 1], [36, 1], [28, 3]]); // oxfmt-ignore
    await userEvent.click(within(section()).getByRole('button', { name: 'Undo' }));
    expect(cart()).toEqual([]);
  });

  it('leaves out what is not ticked', async () => {
    await show([MOTOR, BATTERY, LIGHTS]);
    await userEvent.click(tick('Battery 1300'));
    await userEvent.click(tick('Lights'));
    await userEvent.click(within(section()).getByRole('button', { name: 'Add 2 components' }));
    expect(cart()).toEqual([[31, 1], [50, 1]]); // oxfmt-ignore
  });

  it('follows the motor that is chosen, and names what is not sold', async () => {
    await show([MOTOR, BATTERY]);
    expect(within(section()).queryByText(/Not sold here/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Motor and propeller' }), '1');
    expect(screen.queryByText('Motor 2212')).toBeNull();
    expect(within(section()).getByText('Not sold here: 2216 and 10 × 5.')).toBeTruthy();
  });

  it('is not there where the shop sells none of it', async () => {
    await show([{ ...MOTOR, names: ['another'] }]);
    expect(screen.queryByText('What we sell of it')).toBeNull();
  });

  it('counts a motor for each stage that has it', async () => {
    const { suppliesFor } = await import('../../../web/features/flight/supplies/supplies.ts');
    const motor = supply([60, 'D12', 900, 9], { names: ['Estes D12'] });
    expect(suppliesFor([motor], ['Estes D12', 'Estes D12'])[0]).toMatchObject({ quantity: 2, buyable: 2 });
  });
});
