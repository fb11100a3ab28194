import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardQueues, storedChanges } from '../../../web/features/print-queue/stored-queues.ts';
import { PrintQueuePage } from '../../../web/features/print-queue/print-queue-page.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { buildGuide, buildPart, buildQueue, fakeQueue } from '../../support/builders/build-web-queue.ts';
import type { Queue } from '../../../web/features/print-queue/queue.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const withGuide = (changes: Partial<ReturnType<typeof buildGuide>['steps'][number]>[] = []) => {
  const guide = buildGuide();
  const steps = guide.steps.map((step, place) => ({ ...step, ...changes[place] }));
  return { ...buildQueue([buildPart('nose', { done: 1 }), buildPart('fin', { done: 1 })]), guide: { ...guide, steps } };
};

const open = (queue: Queue = withGuide(), page = 'next', server = fakeQueue(queue)) => ({
  ...server,
  ...renderPage(<PrintQueuePage />, { path: `/account/print-queue?guide=${page}`, answers: server.answers }),
});

const step = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const on = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'This step is done' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  signInAs(ANNA);
});
afterEach(() => {
  cleanup();
  storedChanges.forget();
  account.end('signed_out');
});

describe('the build guide', () => {
  it('begins with what is needed, what is dangerous and the steps', async () => {
    open();
    expect(await step(/Before you start/)).toBeTruthy();
    expect(screen.getByText('Epoxy glue')).toBeTruthy();
    expect(screen.getByText('Stand five metres back.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Step nose/ }));
    expect(await step(/2 Step nose/)).toBe(document.activeElement);
  });

  it('says of each part of a step whether it is printed', async () => {
    open(withGuide(), '1');
    await step(/1 Step fins/);
    const parts = within(screen.getByRole('list', { name: 'Parts of this step' }));
    expect(parts.getByRole('listitem').textContent).toBe('4 × Fin1 of 4 printed');
    await on();
    await step(/2 Step nose/);
    expect(screen.getByRole('list', { name: 'Parts of this step' }).textContent).toBe('1 × Nose coneprinted');
  });

  it('goes on at the first step that is not done, and a tick turns no page', async () => {
    const { line } = open(withGuide([{ done: true, version: 1 }]));
    await step(/2 Step nose/);
    await userEvent.click(tick());
    expect(tick().checked).toBe(true);
    await waitFor(() => expect(line.queue.guide!.steps[1]).toMatchObject({ done: true, version: 1 }));
    expect(await step(/2 Step nose/)).toBeTruthy();
  });

  it('is leafed through with the arrow keys, not past its ends', async () => {
    open(withGuide(), '2');
    await step(/2 Step nose/);
    await userEvent.keyboard('{ArrowRight}');
    expect(await step(/3 Step balance/)).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(await step(/3 Step balance/)).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await step(/1 Step fins/)).toBeTruthy();
  });

  it('keeps a tick without a connection and sends it once when it is back', async () => {
    const { line } = open(withGuide(), '1');
    await step(/1 Step fins/);
    line.cut = true;
    await userEvent.click(tick());
    await screen.findByText(/1 change waits for the connection/);
    line.cut = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(line.queue.guide!.steps[0]).toMatchObject({ done: true, version: 1 }));
    expect(line.sent).toHaveLength(1);
  });

  it('says nothing where two devices ticked the same step off', async () => {
    const { line } = open(withGuide(), '1');
    await step(/1 Step fins/);
    const { guide } = line.queue;
    const elsewhere = { ...guide!.steps[0]!, done: true, version: 1, changeKey: 'elsewhere' };
    line.queue = { ...line.queue, guide: { ...guide!, steps: [elsewhere, ...guide!.steps.slice(1)] } };
    await userEvent.click(tick());
    await waitFor(() => expect(storedChanges.get(ANNA.id)).toEqual([]));
    expect(tick().checked).toBe(true);
    expect(screen.queryByText(/another device/)).toBeNull();
  });

  it('is not there for a version whose guide is a PDF only, and says so', async () => {
    open(buildQueue());
    expect(await screen.findByText(/a PDF among your downloads/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
  });
});

/** Cache storage with one cache. */
const fakeCaches = () => {
  const kept = new Set<string>();
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    add: async (url: string) => void kept.add(url),
    delete: async (url: string) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  return () => [...kept].map((url) => url.replace(/^https?:\/\/[^/]+/, ''));
};

describe('the pictures of its steps', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const picture = (name: string) => ({
    image: {
      __typename: 'Image' as const,
      url: `/media/${name}.png`,
      width: 1000,
      height: 750,
      alt: '',
      kind: 'DRAWING' as const,
    },
  });

  it('are kept as long as the guide is, those alone that it has, and go with signing out', async () => {
    const kept = fakeCaches();
    guardQueues();
    open(withGuide([picture('old'), picture('nose')]), '1');
    await waitFor(() => expect(kept()).toEqual(['/media/old.png?w=640&f=webp', '/media/nose.png?w=640&f=webp']));
    cleanup();
    open(withGuide([picture('new'), picture('nose')]), '1');
    await waitFor(() => expect(kept().sort()).toEqual(['/media/new.png?w=640&f=webp', '/media/nose.png?w=640&f=webp']));
    cleanup();
    account.end('signed_out');
    await waitFor(() => expect(kept()).toEqual([]));
  });
});
