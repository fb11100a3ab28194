import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from '../../web/codegen/error-codes.gen.ts';
import { keptValue } from '../../web/lib/sync/kept-value.ts';
import { Sync, type Synced } from '../../web/lib/sync/sync.ts';
import { shopErrorOf } from '../../web/lib/graphql-error.ts';
import { settled } from './cart-tabs.ts';
import { ANNA, signInAs } from './web/web-account.ts';

const KEY = 'martyx_notes';

interface Notes {
  user: string | null;
  /** As the server told them last. */
  told: string[];
  waiting: string[];
}

type Batch = { notes: string[] };

/** How the next call ends; `lost` is done but its answer never comes. */
type Fate = 'down' | 'lost' | ErrorCode;

/** The notes of one account. */
export class NotesServer {
  readonly calls: string[] = [];
  fates: Fate[] = [];
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();

  constructor(public notes: string[] = []) {}

  /** Answers wait until the returned function is called. */
  hold(): () => void {
    let open = () => {};
    this.gate = new Promise((resolve) => (open = resolve));
    return open;
  }

  answer = async (call: string, added: string[] = []): Promise<string[]> => {
    this.calls.push([call, ...added].join(' '));
    const fate = this.fates.shift();
    await this.gate;
    if (fate === 'down') throw new TypeError('Failed to fetch');
    if (fate && fate !== 'lost') {
      throw new CombinedGraphQLErrors({ errors: [{ message: fate, extensions: { code: fate } }] });
    }
    this.notes = [...new Set([...this.notes, ...added])];
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return this.notes;
  };
}

const notesFrom = (stored: unknown): Notes => (stored ?? { user: null, told: [], waiting: [] }) as Notes;

let stops: (() => void)[] = [];

type Changes = Partial<Synced<Batch, string[]>> & {
  /** Notes that one call can bring. */
  most?: number;
};

/** A tab with notes: the smallest thing that lives on the device and on the server. */
export const openNotes = (server: NotesServer, { most, ...changes }: Changes = {}) => {
  const kept = keptValue(KEY, notesFrom);
  const said: string[] = [];
  const without = (gone: string[]) => kept.get().waiting.filter((note) => !gone.includes(note));
  const sync = new Sync<Batch, string[]>({
    owner: () => kept.get().user,
    claim: (user) => kept.set({ user, told: [], waiting: kept.get().user ? [] : kept.get().waiting }),
    forget: kept.forget,
    next: () => (kept.get().waiting.length > 0 ? { notes: kept.get().waiting.slice(0, most) } : null),
    send: ({ notes }, leaving) => server.answer(leaving ? 'leave' : 'send', notes),
    ask: () => server.answer('ask'),
    adopt: (told, sent) => {
      kept.set({ ...kept.get(), told, waiting: without(sent?.notes ?? []) });
      return true;
    },
    refuse: (error, sent) => {
      kept.set({ ...kept.get(), waiting: without(sent?.notes ?? []) });
      said.push(shopErrorOf(error).code);
    },
    ...changes,
  });
  stops.push(sync.start());
  return {
    said,
    sync,
    owner: () => kept.get().user,
    /** As a person sees them. */
    shown: () => [...kept.get().told, ...kept.get().waiting],
    write: (...notes: string[]) => {
      kept.set({ ...kept.get(), waiting: [...kept.get().waiting, ...notes] });
      sync.change();
    },
    /** Takes back what was not sent. */
    withdraw: () => kept.set({ ...kept.get(), waiting: [] }),
  };
};

/** A tab of Anna, who is signed in, after its first look. */
export const openSignedIn = async (server: NotesServer, changes?: Changes) => {
  signInAs(ANNA);
  const tab = openNotes(server, changes);
  await settled();
  server.calls.length = 0;
  return tab;
};

export const closeNotes = (): void => {
  for (const stop of stops) stop();
  stops = [];
};
