import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TailoringSection, type BuyKept } from '../../../web/features/tailoring/tailoring-section.tsx';
import type { ChoiceChecks } from '../../../web/features/tailoring/choice-warnings.tsx';
import { drawingThread, drawn, nameParameter, tailoring } from '../../support/web/tailoring.ts';
import { useTailoredModel } from '../../../web/lib/tailored-model.ts';
import type { TailoringOrder } from '../../../web/features/tailoring/tailoring.worker.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

let asked: unknown;
let kept: unknown;
const eur = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' });

/** The mount lies on its side on the bed. */
const PARTS = [{ __typename: 'ProductPart', id: 'mount', turnDegrees: [0, 90, 0] }];

const answersWith = (offered: object | null): Answers => ({
  ProductTailoring: () => ({
    product: { __typename: 'Product', id: 8, price: eur(1000), parts: PARTS, tailoring: offered },
  }),
  KeepTailoredChoice: ({ input }) => {
    asked = input;
    return {
      keepTailoredChoice: { __typename: 'KeptTailoredChoice', productId: 1_500_000_007, total: eur(1250) },
    };
  },
});

const buying: BuyKept = (keep) => (
  <button onClick={() => void keep().then((line) => (kept = line))} type="button">
    Buy
  </button>
);

const ROOM = { widthMm: 220, depthMm: 220, heightMm: 250 };
const CHECKS: ChoiceChecks = { bed: ROOM, isOwnBed: false, flown: () => null };

const show = (buy: BuyKept, offered: object | null = tailoring, checks = CHECKS) =>
  renderPage(
    <TailoringSection id={8} buy={buy} picture={(bodies) => <p>{bodies.length} bodies</p>} checks={checks} buyNeeds={(lines) => <p>{lines.map(({ product: { id }, quantity }) => `${quantity} of ${id}`).join()}</p>} />, // oxfmt-ignore
    { path: '/products/8', answers: answersWith(offered) },
  );

beforeEach(() => {
  [asked, kept] = [null, null];
  vi.stubGlobal('Worker', drawingThread(drawn));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what may be chosen of a model', () => {
  it('is drawn, priced, and put into the cart as the server keeps it', async () => {
    show(buying);
    expect(await screen.findByText('1 bodies')).toBeTruthy();
    expect(screen.getByText('€10.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '18 mm (+€2.50)' }));
    expect(screen.getByText('€12.50')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(asked).toEqual({
      productId: 8,
      chosen: [
        { parameterId: 'motor', text: '18' },
        { parameterId: 'fins', number: 100 },
      ],
    });
    await vi.waitFor(() =>
      expect(kept).toMatchObject({ productId: 1_500_000_007, productType: 'DIGITAL', price: { minor: 1250 } }),
    );
  });

  it('asks for the bodies that it lacks, and keeps those that a change does not touch', async () => {
    const has: (readonly number[])[] = [];
    const sending = (order: TailoringOrder) => {
      has.push(order.has ?? []);
      const { bodies, ...answer } = drawn(order) as Extract<ReturnType<typeof drawn>, { bodies: unknown }>;
      return {
        ...answer,
        bodies: bodies.map((body) => ({ ...body, shape: order.has?.includes(1) ? null : body.shape })),
      };
    };
    vi.stubGlobal('Worker', drawingThread(sending));
    const seen: unknown[] = [];
    renderPage(
      <TailoringSection
        id={8}
        buy={buying}
        buyNeeds={() => null}
        checks={CHECKS}
        picture={(bodies) => (seen.push(bodies[0]!.points), (<p>{bodies.length} bodies</p>))}
      />,
      { path: '/products/8', answers: answersWith(tailoring) },
    );
    await userEvent.click(await screen.findByRole('button', { name: '18 mm (+€2.50)' }));
    await vi.waitFor(() => expect(has).toEqual([[], [1]]));
    await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toBeInstanceOf(Float32Array);
  });

  it('tells how much of a part there is against the standard, though it was made before that was drawn', async () => {
    const threads: { draw: () => void }[] = [];
    const size = ({ choice }: TailoringOrder) => (choice.motor === '18' ? 2 : 1);
    class Slow extends EventTarget {
      postMessage(order: TailoringOrder) {
        const points = Float32Array.from([size(order), 0, 0, 0, 1, 0, 0, 0, 1]);
        const { bodies, ...answer } = drawn(order) as Extract<ReturnType<typeof drawn>, { bodies: unknown }>;
        const data = { ...answer, bodies: [{ ...bodies[0]!, shape: { points, corners: Uint32Array.of(0, 1, 2) } }] };
        threads.push({ draw: () => this.dispatchEvent(new MessageEvent('message', { data })) });
      }

      terminate() {}
    }
    vi.stubGlobal('Worker', Slow);
    const Told = () => <output>{JSON.stringify(useTailoredModel(8)?.shares ?? null)}</output>;
    renderPage(
      <>
        <Told />
        <TailoringSection id={8} buy={null} picture={() => null} checks={CHECKS} buyNeeds={() => null} />
      </>,
      { path: '/products/8', answers: answersWith(tailoring) },
    );
    await userEvent.click(await screen.findByRole('button', { name: '18 mm (+€2.50)' }));
    act(() => threads[0]!.draw());
    await vi.waitFor(() => expect(threads).toHaveLength(2));
    act(() => threads[1]!.draw());
    await vi.waitFor(() => expect(screen.getAllByRole('status')[0]!.textContent).toBe('{"mount":2}'));
  });

  it('goes back to the standard', async () => {
    show(buying);
    const reset = await screen.findByRole('button', { name: 'Back to the standard' });
    expect(reset).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: '18 mm (+€2.50)' }));
    await userEvent.click(reset);
    expect(screen.getByText('€10.00')).toBeTruthy();
  });

  it('is said to be too large for a usual bed, or for the visitor’s own, as it lies there', async () => {
    const points = Float32Array.from([0, 0, 0, 300, 0, 0, 0, 60, 0, 0, 0, 20]);
    const long = (order: TailoringOrder) => ({ ...drawn(order), bodies: [{ id: 'mount', partId: 'mount', copies: 1, places: [], number: 1, shape: { points, corners: new Uint32Array(3) } }] }); // oxfmt-ignore
    vi.stubGlobal('Worker', drawingThread(long));
    show(buying);
    expect(await screen.findByText(/20 × 60 × 300 mm large: a usual printer has room/)).toBeTruthy();
    cleanup();
    show(buying, tailoring, { ...CHECKS, bed: { ...ROOM, heightMm: 200 }, isOwnBed: true });
    expect(await screen.findByText(/your printer has room for 220 × 220 × 200 mm/)).toBeTruthy();
    cleanup();
    show(buying, tailoring, { ...CHECKS, bed: { ...ROOM, heightMm: 300 }, isOwnBed: true });
    expect(await screen.findByText('1 bodies')).toBeTruthy();
    expect(screen.queryByText(/has room for/)).toBeNull();
  });

  it('is said not to fly, as soon as that is found', async () => {
    let tell: (grounded: 'UNSTABLE' | null) => void = () => undefined;
    show(buying, tailoring, { ...CHECKS, flown: (own) => ((tell = own), null) });
    expect(await screen.findByText('1 bodies')).toBeTruthy();
    act(() => tell('UNSTABLE'));
    expect(screen.getByText(/would keep the rocket stable/)).toBeTruthy();
    act(() => tell(null));
    expect(screen.queryByText(/would keep the rocket stable/)).toBeNull();
  });

  it('says which words cannot be printed, and draws what could be printed last', async () => {
    const words: string[] = [];
    const listening = (order: TailoringOrder) => (words.push(String(order.choice.name)), drawn(order));
    vi.stubGlobal('Worker', drawingThread(listening));
    show(buying, { ...tailoring, parameters: [...tailoring.parameters, nameParameter] });
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ján 🚀');
    expect(screen.getByText(/cannot be printed|can be printed/)).toBeTruthy();
    await vi.waitFor(() => expect(words.at(-1)).toBe('Ján '));
    await userEvent.clear(field);
    expect(screen.queryByText(/can be printed/)).toBeNull();
  });

  it('says what the shop sells of what an option takes, and how many of it', async () => {
    const servo = { __typename: 'Product', id: 28, name: 'Servo 9 g', productType: 'PHYSICAL', price: eur(490) };
    const [motor, fins] = tailoring.parameters;
    const [thin, thick] = motor!.options;
    const needs = [{ __typename: 'TailoringNeed', product: servo, quantity: 2 }];
    show(buying, { ...tailoring, parameters: [{ ...motor!, options: [{ ...thin!, needs }, thick!] }, fins!] });
    expect(await screen.findByText('1 bodies')).toBeTruthy();
    expect(screen.queryByText('This choice takes')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '18 mm (+€2.50)' }));
    expect(screen.getByRole('link', { name: 'Servo 9 g' })).toHaveProperty('pathname', '/products/28');
    expect(screen.getByText('2 of 28')).toBeTruthy();
  });

  it('is not sold again to who has the files', async () => {
    show(null);
    expect(await screen.findByText(/You have these files/)).toBeTruthy();
    expect(screen.queryByText('€10.00')).toBeNull();
  });

  it('is nothing where nothing may be', async () => {
    const { container } = show(buying, null);
    await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
