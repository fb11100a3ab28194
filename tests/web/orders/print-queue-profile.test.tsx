import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PrintQueuePage } from '../../../web/features/print-queue/print-queue-page.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { keepProfile } from '../../../web/lib/printing/kept-profile.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { fakeQueue } from '../../support/builders/build-web-queue.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const estimate = (grams: number, hours: number, origin: string) => ({
  __typename: 'ProductPrintEstimate',
  hours: { __typename: 'PrintHours', origin },
  parts: ['nose', 'fin'].map((partId) => ({
    __typename: 'PartPrintEstimate',
    partId,
    grams: { __typename: 'PrintFigure', value: grams },
    hours: { __typename: 'PrintHours', min: hours, max: hours },
  })),
});

let tried: number;
let ordered: unknown[];
const slicing = () => ({ __typename: 'ProfileSlicing', parts: 2, tried, failed: 0 });

const open = () => {
  const { answers } = fakeQueue();
  renderPage(<PrintQueuePage />, {
    path: '/account/print-queue',
    answers: {
      ...answers,
      PrintQueueFigures: ({ own }) => ({
        printQueue: {
          __typename: 'PrintQueue',
          usual: estimate(10, 1, 'SLICED'),
          ...(own === true && { sliced: estimate(7, 3, 'SLICED'), slicing: slicing() }),
        },
      }),
      SlicePrintQueue: ({ input }) => {
        ordered.push(input);
        return { slicePrintQueue: slicing() };
      },
    },
  });
};

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => {
  [tried, ordered] = [0, []];
  localStorage.clear();
  signInAs(ANNA);
});
afterEach(() => {
  cleanup();
  account.end('signed_out');
  keepProfile(null);
});

describe('the print queue of a customer with a slicer profile', () => {
  it('says of its class where the figures are from without a profile', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Fin' })).toBeTruthy();
    await waitFor(() => expect(figure('Hours to go')).toMatch(/6–12.h.*sliced, quick: 130 mm\/s/));
    expect(figure('Filament to go')).toMatch(/^60.g/);
    expect(screen.queryByRole('group', { name: 'Your slicer profile' })).toBeNull();
  });

  it('is sliced with it, and then has its grams and hours everywhere', async () => {
    keepProfile({ name: 'Fine', settings: { layerHeightMm: 0.1 } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Slice with this profile' }));
    const profile = { layerHeightMm: 0.1 };
    expect(ordered).toEqual([{ lineId: 'item-1', versionId: 'version-1', printerClass: 'QUICK', profile }]);
    expect(figure('Hours to go')).toContain('quick: 130 mm/s');
    tried = 2;
    expect(await screen.findByText('All parts are sliced with this profile.', {}, { timeout: 15_000 })).toBeTruthy();
    expect(figure('Hours to go')).toMatch(/^15.h ?sliced, Fine$/);
    expect(figure('Filament to go')).toMatch(/^35.g.*Fine$/);
    expect(screen.getByText(/^needs 28.g$/)).toBeTruthy();
  });
});
