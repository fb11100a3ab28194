import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { VersionNoticesPage } from '../../../web/features/orders/versions/version-notices-page.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const action = () => screen.findByRole('button', { name: 'Stop sending me these' });

it('Mails about new versions end by a press on the page of the link, not by opening it', async () => {
  const asked: unknown[] = [];
  renderPage(<VersionNoticesPage token="t1" />, {
    answers: {
      StopVersionNotices: (variables) => {
        asked.push(variables);
        return { stopVersionNotices: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    },
  });
  const button = await action();
  expect(asked).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('Done. You will get no more of these e-mails.')).toBeTruthy();
  expect(asked).toEqual([{ token: 't1' }]);
});

it('A link that is none says so and can be tried again', async () => {
  renderPage(<VersionNoticesPage token="" />, {
    answers: {
      StopVersionNotices: () => {
        throw new Refusal('NOT_FOUND');
      },
    },
  });
  await userEvent.click(await action());
  expect(await screen.findByText('This was not found.')).toBeTruthy();
  expect(await action()).toBeTruthy();
});
