import type { ApolloClient } from '@apollo/client';
import { account } from '../account/account.ts';
import { askServer } from '../graphql/ask-server.ts';
import { SPOOLS_KEY } from './guard.ts';
import { keptValue } from '../sync/kept-value.ts';
import { Sync } from '../sync/sync.ts';
import { uniqueKey } from '../unique-key.ts';
import { SaveSpoolsDocument, SpoolShelfDocument, type SpoolShelfPartsFragment } from './Spools.gen.ts';

type Told = SpoolShelfPartsFragment['spools'][number];

/** What there is of a filament, and what is left of it. */
export interface Spool extends Pick<Told, 'filament' | 'material' | 'colour' | 'hex' | 'used'> {
  readonly left: number;
}

/** A filament, as it is called. */
export type Filament = Pick<Told, 'filament' | 'colour'>;

/** A change that the server has not acknowledged. */
interface Waiting extends Filament {
  readonly grams: number | null;
  readonly usedBefore: number;
  readonly base: number;
  readonly key: string;
}

interface Shelf {
  /** Id of the account; null: a visitor's, on this device alone. */
  readonly user: string | null;
  /** As the server told it last. */
  readonly told: readonly Told[];
  readonly waiting: readonly Waiting[];
}

const NOTHING: Shelf = { user: null, told: [], waiting: [] };
/** That one call may bring. */
const MOST_CHANGES = 50;

const shelfFrom = (stored: unknown): Shelf => {
  const { user, told, waiting } = (stored ?? {}) as Partial<Record<keyof Shelf, unknown>>;
  const fits = (user === null || typeof user === 'string') && Array.isArray(told) && Array.isArray(waiting);
  return fits ? { user, told, waiting } : NOTHING;
};

const kept = keptValue(SPOOLS_KEY, shelfFrom);

/** Material and colour of a filament, `PETG #f2500e`. */
export const filamentKey = (material: string, hex: string): string => `${material} ${hex}`;

const namesOf = (filament: string) => {
  const at = filament.lastIndexOf(' #');
  return { material: filament.slice(0, at), hex: filament.slice(at + 1) };
};

/** Whose it is that is shown: what another account left on this device is not. */
const own = (): Shelf => {
  const shelf = kept.get();
  return shelf.user === null || shelf.user === (account.get()?.user.id ?? null) ? shelf : NOTHING;
};

const shownOf = ({ told, waiting }: Shelf): Spool[] => {
  const spools = new Map<string, Pick<Told, 'filament' | 'colour' | 'grams' | 'usedBefore' | 'used'>>();
  for (const spool of told) spools.set(spool.filament, spool);
  for (const change of waiting) {
    const before = spools.get(change.filament);
    const colour = change.colour || before?.colour || '';
    spools.set(change.filament, { ...change, colour, used: before?.used ?? change.usedBefore });
  }
  return [...spools.values()].flatMap(({ filament, colour, grams, usedBefore, used }) =>
    grams === null
      ? []
      : [{ filament, colour, used, ...namesOf(filament), left: Math.max(0, grams - Math.max(0, used - usedBefore)) }],
  );
};

const sentOf = ({ filament, colour, grams, usedBefore, base, key }: Waiting) => ({ filament, colour, grams, usedBefore, base, key }); // oxfmt-ignore

/** The spools of a visitor on this device, of a customer on the account. */
class SpoolStore {
  private client: ApolloClient | null = null;
  private shelf: Shelf | null = null;
  private shown: readonly Spool[] = [];

  private readonly sync = new Sync<readonly Waiting[], readonly Told[]>({
    lock: 'martyx-spools',
    owner: () => kept.get().user,
    claim: (user) => kept.set({ user, told: [], waiting: kept.get().user === null ? kept.get().waiting : [] }),
    forget: () => kept.get().user !== null && kept.forget(),
    next: () => (kept.get().waiting.length > 0 ? kept.get().waiting.slice(0, MOST_CHANGES) : null),
    send: async (batch) => {
      const variables = { input: { spools: batch.map(sentOf) } };
      const { data } = await this.client!.mutate({ mutation: SaveSpoolsDocument, variables });
      return data!.saveSpools.spools;
    },
    ask: async () => (await askServer(this.client!, SpoolShelfDocument, {})).spoolShelf.spools,
    adopt: (told, sent) => {
      this.settle(sent ?? [], told);
      return true;
    },
    refuse: (_, sent) => this.settle(sent ?? [], kept.get().told),
  });

  /** The same list until something changes. */
  readonly get = (): readonly Spool[] => {
    const shelf = own();
    if (shelf !== this.shelf) [this.shelf, this.shown] = [shelf, shownOf(shelf)];
    return this.shown;
  };

  readonly subscribe = kept.subscribe;

  /** Keeps in step with the account while a page shows spools. Returns how to stop. */
  start(client: ApolloClient): () => void {
    this.client = client;
    return this.sync.start();
  }

  /** What prints have changed, of which another part of the page knows. */
  readonly look = this.sync.look;

  /** What is left of a filament was weighed; null: nothing is known of it any more. `used` is what prints have taken by now. */
  weigh({ filament, colour }: Filament, grams: number | null, used: number): void {
    const shelf = own();
    const base = shelf.told.find((spool) => spool.filament === filament)?.version ?? 0;
    const change = { filament, colour, grams, usedBefore: used, base, key: uniqueKey() };
    const others = shelf.waiting.filter((waiting) => waiting.filament !== filament);
    kept.set({ ...shelf, waiting: [...others, change] });
    this.sync.change();
  }

  private settle(sent: readonly Waiting[], told: readonly Told[]): void {
    const { user, waiting } = kept.get();
    const rest = waiting.filter(({ key }) => !sent.some((each) => each.key === key));
    const version = (filament: string) => told.find((spool) => spool.filament === filament)?.version ?? 0;
    kept.set({ user, told, waiting: rest.map((each) => ({ ...each, base: version(each.filament) })) });
  }
}

export const spools = new SpoolStore();
