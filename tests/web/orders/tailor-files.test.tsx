import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TailorFiles } from '../../../web/features/tailoring/tailor-files.tsx';
import { drawingThread, drawn, tailoring } from '../../support/web/tailoring.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const copy = (state: string, changes: object = {}) => ({
  __typename: 'TailoredCopy',
  id: 'copy-1',
  askedAt: '2026-11-28T10:00:00Z',
  state,
  refusal: null,
  reason: null,
  chosen: [
    { __typename: 'ChosenValue', parameterId: 'motor', name: 'Motor', value: '18 mm' },
    { __typename: 'ChosenValue', parameterId: 'fins', name: 'Fins', value: '100 %' },
  ],
  download: null,
  ...changes,
});

const READY = copy('READY', {
  download: {
    __typename: 'LineDownload',
    zipUrl: '/downloads/token/rocket.zip',
    fileName: 'rocket.zip',
    sizeBytes: 2_000_000,
  },
});

let copies: object[];
let asked: unknown;
const line = () => ({ __typename: 'OrderLine', id: 'line-1', tailoring, tailoredCopies: copies });

const answers: Answers = {
  TailoredCopies: () => ({ order: { __typename: 'Order', id: 'order-1', lines: [line()] } }),
  TailorFiles: ({ input }) => {
    asked = input;
    copies = [copy('MAKING')];
    return { tailorFiles: line() };
  },
};

const show = () =>
  renderPage(
    <TailorFiles
      orderId="order-1"
      accessToken="key"
      lineId="line-1"
      picture={(bodies, label) => <p aria-label={label}>{bodies.length} bodies</p>}
    />,
    { path: '/order/order-1', answers },
  );

beforeEach(() => {
  [copies, asked] = [[], null];
  vi.stubGlobal('Worker', drawingThread(drawn));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('bought files that can be tailored', () => {
  it('are shown as they will be, made for the choice, and loaded when they are there', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Tailor the files' }));
    expect(await screen.findByText('1 bodies')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '18 mm (+€2.50)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make these files' }));
    expect(asked).toEqual({
      orderId: 'order-1',
      accessToken: 'key',
      lineId: 'line-1',
      chosen: [
        { parameterId: 'motor', text: '18' },
        { parameterId: 'fins', number: 100 },
      ],
    });
    const list = within(await screen.findByRole('list'));
    expect(list.getByText('Motor: 18 mm · Fins: 100 %')).toBeTruthy();
    expect(list.getByRole('progressbar', { name: 'Being made' })).toBeTruthy();
    copies = [READY];
    const link = await screen.findByRole('link', { name: /Download/ }, { timeout: 15_000 });
    expect(link.getAttribute('href')).toBe('/downloads/token/rocket.zip');
  });

  it('say in the seller’s words why a choice cannot be', async () => {
    const reason = { en: 'Too thin.', sk: 'Tenké.', de: 'Zu dünn.' };
    vi.stubGlobal(
      'Worker',
      drawingThread(() => ({ fault: 'REFUSED', reason })),
    );
    copies = [copy('REFUSED', { refusal: 'REFUSED', reason: 'Too thin for it.' })];
    show();
    expect(await screen.findByText('Too thin for it.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tailor the files' }));
    expect(await screen.findByText('Too thin.')).toBeTruthy();
  });
});
