import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EndpointsPanel } from '../../../web/features/admin-webhooks/endpoints-panel.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const FIRST = {
  __typename: 'WebhookEndpoint',
  id: '1',
  url: 'https://hooks.example.com/a',
  description: 'Stock sheet',
  events: ['ORDER_PAID'],
  active: true,
  version: 1,
  createdAt: '2026-11-22T09:00:00Z',
  failingSince: null,
  givenUpAt: null,
};

let kept: typeof FIRST;
beforeEach(() => {
  kept = FIRST;
});
afterEach(cleanup);

const open = async () => {
  const user = userEvent.setup();
  renderPage(
    <UndoProvider>
      <EndpointsPanel />
    </UndoProvider>,
    {
      path: '/admin/webhooks',
      answers: {
        WebhookEndpoints: () => ({ webhookEndpoints: [kept] }),
        UpdateWebhookEndpoint: ({ input }) => {
          const { expectedVersion, ...given } = input as Partial<typeof FIRST> & { expectedVersion: number };
          if (expectedVersion !== kept.version) throw new Refusal('VERSION_CONFLICT', { version: kept.version });
          kept = { ...kept, ...given, version: kept.version + 1 };
          return { updateWebhookEndpoint: kept };
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const field = screen.getByLabelText('What it is for');
  const describeAs = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { user, describeAs };
};

/** What another admin saves while the form is open. */
const meanwhile = (change: Partial<typeof FIRST>) => {
  kept = { ...kept, ...change, version: kept.version + 1 };
};

describe('an endpoint that two admins change', () => {
  it('gets what both wanted where they changed different fields', async () => {
    const { describeAs } = await open();
    meanwhile({ active: false });
    await describeAs('Packing screen');
    await waitFor(() => expect(kept).toMatchObject({ description: 'Packing screen', active: false, version: 3 }));
  });

  it('shows the second what the first wrote in the same field, and saves over it only when asked again', async () => {
    const { user, describeAs } = await open();
    meanwhile({ description: 'Accounting', url: 'https://hooks.example.com/b' });
    await describeAs('Packing screen');
    expect(await screen.findByText('Accounting', { selector: 'dd' })).toBeTruthy();
    expect(kept.description).toBe('Accounting');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(kept).toMatchObject({ description: 'Packing screen', url: 'https://hooks.example.com/b' }),
    );
  });
});
