import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardQueues, storedChanges } from '../../../web/features/print-queue/stored-queues.ts';
import { PrintQueuePage } from '../../../web/features/print-queue/print-queue-page.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { buildHead, buildPart, buildQueue, fakeQueue } from '../../support/builders/build-web-queue.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const PATH = '/account/print-queue';
const open = (server = fakeQueue(), path = PATH, answers: Answers = server.answers) => ({
  ...server,
  ...renderPage(<PrintQueuePage />, { path, answers }),
});

const bar = (part: string) => screen.findByRole('toolbar', { name: `State of ${part}` });
const stateButton = async (part: string, name: string | RegExp) =>
  within(await bar(part)).getByRole('button', { name });
const put = async (part: string, name: string | RegExp) => userEvent.click(await stateButton(part, name));
const isPressed = async (part: string, name: string) =>
  (await stateButton(part, name)).getAttribute('aria-pressed') === 'true';
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const back = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs(ANNA);
});
afterEach(() => {
  cleanup();
  storedChanges.forget();
  account.end('signed_out');
});

describe('the print queue', () => {
  it('shows each part with what its copies take, and the sums', async () => {
    open(fakeQueue(buildQueue([buildPart('nose', { done: 1 }), buildPart('fin', { done: 1, printing: 1 })])));
    expect(await screen.findByRole('heading', { name: 'Nose cone' })).toBeTruthy();
    expect(figure('Done')).toContain('2 of 5');
    expect(figure('Filament to go')).toContain('30 g');
    expect(figure('Hours to go')).toContain('3–6 h');
    const progress = screen.getByRole('progressbar', { name: 'Printed filament' });
    expect(progress.getAttribute('aria-valuenow')).toBe('50');
    expect(progress.getAttribute('aria-valuetext')).toBe('2 of 5 copies done, 1 printing, 0 failed, 2 open');
  });

  it('puts one copy into a state at a press, at once and on the server, and undoes it', async () => {
    const { line } = open();
    await put('Fin', /^Printing: 0 of 4/);
    expect(await stateButton('Fin', /^Printing: 1 of 4/)).toBeTruthy();
    await put('Fin', /^Done: 0 of 4/);
    expect(figure('Done')).toContain('1 of 5');
    await waitFor(() => expect(line.queue.parts[1]).toMatchObject({ printing: 0, done: 1, version: 2 }));
    expect(screen.getByText('Fin: one copy is now “Done”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(line.queue.parts[1]).toMatchObject({ printing: 1, done: 0, version: 3 }));
  });

  it('is worked by keyboard: one stop for each part, arrow keys go on without changing anything', async () => {
    const { line } = open();
    (await stateButton('Nose cone', 'Open')).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Done');
    expect(line.sent).toEqual([]);
    await userEvent.keyboard(' ');
    expect(await isPressed('Nose cone', 'Done')).toBe(true);
    expect(await isPressed('Nose cone', 'Open')).toBe(false);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}');
    expect((await bar('Nose cone')).contains(document.activeElement)).toBe(false);
  });

  it('counts a failed print as filament lost, asks why, and keeps the note', async () => {
    const { line } = open();
    await put('Nose cone', 'Failed');
    expect(await screen.findByText('One copy failed. 20 g lost, added to what you need.')).toBeTruthy();
    expect(figure('Filament to go')).toContain('20 g lost');
    await userEvent.click(screen.getByRole('button', { name: 'What went wrong? Nose cone' }));
    await userEvent.type(screen.getByLabelText('Note'), 'warped');
    const lost = screen.getByLabelText('Lost to failed prints, g');
    await userEvent.clear(lost);
    await userEvent.type(lost, '12,5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('warped')).toBeTruthy();
    await waitFor(() => expect(line.queue.parts[0]).toMatchObject({ failed: 1, note: 'warped', wastedGrams: 12.5 }));
  });

  it('says by spool whether it is enough, and refuses what is no weight', async () => {
    const { line } = open();
    const white = await screen.findByLabelText('Left on the spool of PETG white, in grams');
    expect(screen.getByText('needs 40 g')).toBeTruthy();
    await userEvent.type(white, '25{Enter}');
    expect(await screen.findByText('15 g short')).toBeTruthy();
    await waitFor(() => expect(line.queue.spools[1]).toMatchObject({ grams: 25, usedBefore: 0 }));
    await put('Fin', /^Done: 0/);
    expect(white).toHaveProperty('value', '15');
    await userEvent.clear(white);
    await userEvent.type(white, '620');
    await userEvent.tab();
    expect(await screen.findByText('enough')).toBeTruthy();
    expect(white).toHaveProperty('value', '620');
    await waitFor(() => expect(line.queue.spools[1]).toMatchObject({ grams: 620, usedBefore: 10, version: 2 }));
    await userEvent.clear(white);
    await userEvent.type(white, 'much');
    expect(screen.getByRole('alert').textContent).toContain('Enter grams');
  });

  it('says what a newer version asks to be printed again, until it is', async () => {
    open(fakeQueue(buildQueue([buildPart('nose', { changed: true }), buildPart('fin')])));
    expect(await screen.findByText(/^Version 1.0 has 1 new or changed part/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Load only these' }).getAttribute('href')).toBe('/account/downloads');
    await put('Nose cone', 'Done');
    await waitFor(() => expect(screen.queryByText(/new or changed part/)).toBeNull());
  });

  it('shows what is open or failed, and leaves it there while it is worked on', async () => {
    open(fakeQueue(buildQueue([buildPart('nose'), buildPart('fin', { failed: 1, done: 3, wastedGrams: 10 })])));
    await bar('Fin');
    const show = within(screen.getByRole('group', { name: 'Show' }));
    await userEvent.click(show.getByRole('button', { name: 'Failed' }));
    expect(screen.queryByRole('heading', { name: 'Nose cone' })).toBeNull();
    await put('Fin', /^Done: 3/);
    expect(await stateButton('Fin', /^Done: 4 of 4/)).toBeTruthy();
  });

  it('opens the model that the address names, and another one from the list', async () => {
    const heads = [buildHead({ itemId: 'item-2', orderNumber: 'MX-2', productId: 9 }), buildHead(), buildHead({ versionId: 'version-0', revision: '0.9' })]; // oxfmt-ignore
    const { address } = open(fakeQueue(buildQueue(), heads), `${PATH}?order=MX-2026-00001`);
    const list = await screen.findByLabelText('Model and order');
    expect(list).toHaveProperty('value', 'item-1 version-1');
    await userEvent.selectOptions(list, 'item-1 version-0');
    expect(address()).toBe(`${PATH}?order=MX-2026-00001&product=7&version=version-0`);
    await userEvent.selectOptions(list, 'item-2 version-1');
    expect(address()).toBe(`${PATH}?order=MX-2&product=9`);
  });

  it('says that there is nothing, or that the order has no queue', async () => {
    open(fakeQueue(buildQueue(), []));
    expect(await screen.findByRole('heading', { name: 'Nothing to print yet' })).toBeTruthy();
    cleanup();
    open(fakeQueue(), `${PATH}?order=MX-9`);
    expect(await screen.findByRole('heading', { name: 'There is no such print queue' })).toBeTruthy();
  });
});

describe('without a connection', () => {
  it('keeps changes on the device, says so, and sends each once when it is back', async () => {
    const { line } = open();
    await bar('Fin');
    line.cut = true;
    await put('Fin', /^Done: 0/);
    await put('Fin', /^Done: 1/);
    await put('Nose cone', 'Printing');
    expect(await screen.findByText(/^Saved on this device: 3 changes|^Saved on this device: 2 changes/)).toBeTruthy();
    expect(await stateButton('Fin', /^Done: 2 of 4/)).toBeTruthy();
    line.cut = false;
    back();
    await waitFor(() => expect(line.queue.parts.map(({ done, printing }) => [done, printing])).toEqual([[0, 1], [2, 0]])); // oxfmt-ignore
    expect(await screen.findByText(/^Saved in your account/)).toBeTruthy();
    const sent = line.sent.length;
    back();
    await waitFor(() => expect(screen.queryByText(/^Saving/)).toBeNull());
    expect(line.sent).toHaveLength(sent);
  });

  it('a change whose answer was lost is sent again under the same key, and what followed it after that', async () => {
    const { line } = open();
    await bar('Fin');
    line.after = () => (line.cut = true);
    await put('Fin', /^Done: 0/);
    await screen.findByText(/^Saved on this device/);
    await put('Fin', /^Done: 1/);
    line.after = () => {};
    line.cut = false;
    back();
    await waitFor(() => expect(line.queue.parts[1]).toMatchObject({ done: 2, version: 2 }));
    const keys = line.sent.map(({ parts }) => parts[0]!.key);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(2);
    expect(screen.queryByText(/^Changed on another device/)).toBeNull();
  });

  it('what was sent stays as it is while the next change is on its way, and more is done on top', async () => {
    const { line } = open();
    const [fin, nose] = [await stateButton('Fin', /^Done/), await stateButton('Nose cone', 'Done')];
    const seen: string[] = [];
    line.after = () => {
      seen.push(fin.textContent ?? '');
      if (line.sent.length === 1) fireEvent.click(nose);
      if (line.sent.length === 2) fireEvent.click(fin);
    };
    fireEvent.click(fin);
    await waitFor(() => expect(line.queue.parts[1]).toMatchObject({ done: 2, version: 2 }));
    expect(line.queue.parts[0]).toMatchObject({ done: 1, version: 1 });
    expect(seen).toEqual(['Done1', 'Done1', 'Done2']);
    expect(screen.queryByText(/^Changed on another device/)).toBeNull();
  });

  it('the page shows what the device knew, with the changes that wait', async () => {
    const { line, answers, unmount } = open();
    await bar('Fin');
    line.cut = true;
    await put('Fin', /^Done: 0/);
    await screen.findByText(/^Saved on this device/);
    unmount();
    renderPage(<PrintQueuePage />, { path: PATH, answers });
    expect(await stateButton('Fin', /^Done: 1 of 4/)).toBeTruthy();
    line.cut = false;
    back();
    await waitFor(() => expect(line.queue.parts[1]).toMatchObject({ done: 1, version: 1 }));
  });
});

describe('another device', () => {
  it('that was faster is believed, and the buyer is told', async () => {
    const { line, elsewhere } = open();
    await bar('Fin');
    elsewhere('fin', { done: 3 });
    await put('Fin', /^Failed: 0/);
    expect(await screen.findByText('Changed on another device meanwhile: Fin. You see the newer state.')).toBeTruthy();
    expect(await stateButton('Fin', /^Done: 3 of 4/)).toBeTruthy();
    expect(line.queue.parts[1]).toMatchObject({ done: 3, failed: 0, version: 1 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByText(/^Changed on another device/)).toBeNull();
  });

  it('is seen when the page comes back', async () => {
    const { elsewhere } = open();
    await bar('Nose cone');
    elsewhere('nose', { done: 1 });
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await isPressed('Nose cone', 'Done')).toBe(true));
  });
});

describe('what the server does not take', () => {
  it('is dropped and told', async () => {
    const server = fakeQueue();
    const SavePrintQueue = () => {
      throw new Refusal('VALIDATION_FAILED');
    };
    open(server, PATH, { ...server.answers, SavePrintQueue });
    await put('Nose cone', 'Done');
    expect((await screen.findByRole('alert')).textContent).toContain('Your last change was not saved.');
    expect(await isPressed('Nose cone', 'Open')).toBe(true);
    expect(storedChanges.get('anna')).toEqual([]);
  });

  it('takes the queue away where the purchase was refunded', async () => {
    const server = fakeQueue();
    const PrintQueue = () => {
      throw new Refusal('NOT_FOUND');
    };
    open(server, PATH, { ...server.answers, PrintQueue });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

describe('what is kept on the device', () => {
  it('is nobody else’s, and goes with signing out', async () => {
    guardQueues();
    const { line } = open();
    await bar('Fin');
    line.cut = true;
    await put('Fin', /^Done: 0/);
    await screen.findByText(/^Saved on this device/);
    expect(storedChanges.get('boris')).toEqual([]);
    cleanup();
    account.end('token_expired');
    expect(localStorage.getItem('martyx_print_queue')).toBeNull();
    expect(storedChanges.get('anna')).toHaveLength(1);
    signInAs(BORIS);
    account.end('signed_out');
    expect(localStorage.getItem('martyx_print_changes')).toBeNull();
  });
});
