import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharesOf, volumesOf } from '../../../web/codegen/tailoring/volumes.gen.ts';
import { changedFacts } from '../../../web/features/flight/tailored/changed-facts.ts';
import { GroundedCheck } from '../../../web/features/flight/tailored/grounded-check.tsx';
import { TailoredFlight } from '../../../web/features/flight/tailored/tailored-flight.tsx';
import { tailoredPlane } from '../../../web/features/flight/tailored/tailored-plane.ts';
import { TailoredPlaneFlight } from '../../../web/features/flight/tailored/tailored-plane-flight.tsx';
import { tailoredRocket } from '../../../web/features/flight/tailored/use-tailored-rocket.ts';
import { showTailored } from '../../../web/lib/tailored-model.ts';
import { planeAnswer, rocketAnswer } from '../../support/builders/build-flight-page.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const standard = rocketAnswer();

afterEach(() => {
  cleanup();
  showTailored(null);
});

describe('the facts of a flight, changed by a choice', () => {
  it('have the numbers that the program names, and keep everything else', () => {
    const facts = {
      fins: [
        { spanMm: 40, edge: 'ROUNDED' },
        { spanMm: 30, edge: 'SQUARE' },
      ],
      lengthMm: 900,
    };
    const by = { fins: [{ spanMm: 55, edge: 'WINGED', colour: 3 }, { spanMm: 'wide' }, { spanMm: 1 }], lengthMm: NaN };
    expect(changedFacts(facts, by)).toEqual({ ...facts, fins: [{ spanMm: 55, edge: 'ROUNDED' }, facts.fins[1]] });
    for (const nothing of [null, undefined, 'text', [1]]) expect(changedFacts(facts, nothing)).toEqual(facts);
  });

  it('weigh parts by how much there is of them, and take motors from no program', () => {
    const [mass, ...rest] = standard.masses;
    const rocket = { ...standard, masses: [{ ...mass!, partId: 'fin' }, ...rest] };
    const changes = { mounts: [{ diameterMm: 29, motors: [{ totalImpulseNs: 9999 }] }] };
    const tailored = tailoredRocket(rocket, { productId: 1, flight: changes, shares: { fin: 1.5 } });
    expect(tailored.mounts[0]).toEqual({ ...rocket.mounts[0]!, diameterMm: 29 });
    expect(tailored.masses.map(({ grams }) => grams)).toEqual([1.5 * mass!.grams, ...rest.map(({ grams }) => grams)]);
  });

  it('know how much there is of a part by its volume and its copies', () => {
    const box = (edge: number, copies: number) => ({
      id: 'box',
      partId: 'box',
      copies,
      points: Float32Array.from([0, 0, 0, edge, 0, 0, 0, edge, 0, 0, 0, edge]),
      corners: Uint32Array.from([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
      places: Array.from({ length: copies }, () => ({ turn: [0, 0, 0], move: [0, 0, 0] }) as never),
    });
    expect(volumesOf([box(6, 2)]).box).toBeCloseTo(2 * 36, 3);
    expect(sharesOf(volumesOf([box(6, 3)]), volumesOf([box(6, 2)]))).toEqual({ box: 1.5 });
    expect(sharesOf({ box: 1 }, {})).toEqual({});
  });
});

describe('a rocket that somebody tries to tailor', () => {
  it('is told not to fly once it was flown with every motor, and to fly again', async () => {
    const told: unknown[] = [];
    renderPage(<GroundedCheck id={8} tell={(grounded) => told.push(grounded)} />, {
      path: '/products/8',
      answers: {
        Flight: () => ({ product: { __typename: 'Product', id: 8, flight: standard, flightSupplies: [] } }),
      },
    });
    act(() => showTailored({ productId: 8, flight: { fins: [{ spanMm: 3 }] }, shares: {} }));
    await vi.waitFor(() => expect(told.at(-1)).toBe('UNSTABLE'));
    act(() => showTailored({ productId: 8, flight: { fins: [{ spanMm: 50 }] }, shares: {} }));
    await vi.waitFor(() => expect(told.slice(-2)).toEqual([null, null]));
    act(() => showTailored({ productId: 8, flight: { fins: [{ spanMm: 3 }] }, shares: {} }));
    await vi.waitFor(() => expect(told.at(-1)).toBe('UNSTABLE'));
    act(() => showTailored(null));
    expect(told.at(-1)).toBeNull();
  });
});

describe('the flight on the page of a product', () => {
  const show = () =>
    renderPage(<TailoredFlight id={8} rocket={standard} offer={{ supplies: [], buy: () => null }} />, {
      path: '/products/8',
      answers: {
        FittingMotors: ({ rooms }) => ({
          fittingMotors: (rooms as { diameterMm: number }[]).map(({ diameterMm }) => ({
            __typename: 'FittingMotors',
            motors: [{ ...standard.mounts[0]!.motors[0]!, name: `X${diameterMm}`, diameterMm }],
          })),
        }),
      },
    });

  it('is that of the choice, with the motors that go into it, and again the standard one', async () => {
    show();
    expect(screen.queryByText(/as you tailored it/)).toBeNull();
    act(() => showTailored({ productId: 8, flight: { mounts: [{ diameterMm: 29 }] }, shares: {} }));
    expect(await screen.findByText(/as you tailored it/)).toBeTruthy();
    expect((await screen.findAllByText(/X29/)).length).toBeGreaterThan(0);
    act(() => showTailored(null));
    expect(screen.queryByText(/X29/)).toBeNull();
  });

  it('is not changed by what was chosen of another product', () => {
    show();
    act(() => showTailored({ productId: 9, flight: null, shares: {} }));
    expect(screen.queryByText(/as you tailored it/)).toBeNull();
  });
});

describe('a plane that somebody tailors', () => {
  const words = { en: '2208, 8 × 4', sk: '2208, 8 × 4 sk', de: '2208, 8 × 4 de' };
  const power = { kv: 1100, ohms: 0.15, idleAmps: 0.4, diameterInches: 8, pitchInches: 4 };
  const by = (motors: unknown) => ({ productId: 8, flight: { motor: { choices: motors } }, shares: {} });

  it('has the motors that its program names in the language of the page, and its own where they are none', () => {
    const plane = planeAnswer();
    const tailored = (motors: unknown) => tailoredPlane(plane, by(motors), 'sk').motor;
    expect(tailored([{ name: words, grams: 50, power }])).toEqual({
      ...plane.motor,
      choices: [{ __typename: 'FlightChoice', name: words.sk, grams: 50, power: { __typename: 'ElectricMotor', ...power } }], // oxfmt-ignore
    });
    expect(tailored([{ name: words, grams: 50, power: { kv: 'fast' } }]).choices[0]!.power).toBeNull();
    for (const wrong of [
      [],
      'none',
      [{ name: words }],
      [{ name: 'no words', grams: 5 }],
      [{ name: words, grams: NaN }],
    ])
      expect(tailored(wrong)).toEqual(plane.motor);
  });

  it('weighs parts by how much there is of them, and fittings as the program says', () => {
    const plane = planeAnswer();
    const [part, fitting] = plane.masses.slice(0, 2);
    const masses = [
      { ...part!, partId: 'nose' },
      { ...fitting!, partId: null },
    ];
    const model = { productId: 8, flight: { fittings: [{ grams: 26 }] }, shares: { nose: 1.5 } };
    expect(tailoredPlane({ ...plane, masses }, model, 'en').masses.map(({ grams }) => grams)).toEqual([
      1.5 * part!.grams,
      26,
    ]);
  });

  it('flies on its page with the motor that was chosen', async () => {
    renderPage(<TailoredPlaneFlight id={8} plane={planeAnswer()} offer={{ supplies: [], buy: () => null }} />, {
      path: '/products/8',
      answers: {},
    });
    expect(screen.queryByText(/as you tailored it/)).toBeNull();
    act(() => showTailored(by([{ name: words, grams: 50, power }])));
    expect(await screen.findByText(/as you tailored it/)).toBeTruthy();
    expect(screen.getByRole('option', { name: /2208, 8 × 4/ })).toHaveProperty('selected', true);
  });

  it('is told not to fly where it cannot be balanced, and to fly again', async () => {
    const told: unknown[] = [];
    renderPage(<GroundedCheck id={8} tell={(grounded) => told.push(grounded)} />, {
      path: '/products/8',
      answers: {
        Flight: () => ({ product: { __typename: 'Product', id: 8, flight: planeAnswer(), flightSupplies: [] } }),
      },
    });
    act(() => showTailored(by([{ name: words, grams: 900, power }])));
    await vi.waitFor(() => expect(told.at(-1)).toBe('NOSE_HEAVY'));
    act(() => showTailored(by([{ name: words, grams: 50, power }])));
    await vi.waitFor(() => expect(told.at(-1)).toBeNull());
  });
});
