import type { ApolloClient } from '@apollo/client';
import { account } from '../../lib/account/account.ts';
import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { cell } from '../../lib/cell.ts';
import { Sync } from '../../lib/sync/sync.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { marks, message, type WishlistMessage, type WishedProduct } from './wishlist-cells.ts';
import { pendingWishes } from './pending-wishes.ts';
import {
  AddAllToWishlistDocument,
  AddToWishlistDocument,
  CleanUpWishlistDocument,
  MyWishlistDocument,
  RemoveAllFromWishlistDocument,
  RemoveFromWishlistDocument,
  RestoreToWishlistDocument,
  SetWishlistNewsDocument,
  ShareWishlistDocument,
  StopSharingWishlistDocument,
  type WishlistPartsFragment,
} from './Wishlist.gen.ts';
import { wishlistProblem, type WishlistAction } from './wishlist-problem.ts';
import {
  adding,
  EMPTY,
  removing,
  restoring,
  type Change,
  type WishlistItem,
  type WishlistState,
} from './wishlist-state.ts';

export interface WishlistView {
  /** False until the server has answered once. */
  loaded: boolean;
  list: WishlistState;
  /** Why it could not be read; the list is then empty. */
  problem: MessageId | null;
}

/** What every mutation of the list answers with: the whole of it. */
type Answer = { wishlist: WishlistPartsFragment } | { change: { wishlist: WishlistPartsFragment } };

/** A change under way: one call. */
interface Step {
  action: WishlistAction;
  send: () => Promise<{ data?: Answer }>;
  /** Shown until the answer comes, and taken back where it refuses. */
  change: Change;
  /** Hears whether it was done. */
  end: (done: boolean) => void;
}

const listOf = (answer: Answer) => ('change' in answer ? answer.change.wishlist : answer.wishlist);
const idsOf = (items: readonly WishlistItem[]) => items.map(({ productId }) => productId);

/** No list is known, as for a visitor. */
export const UNKNOWN: WishlistView = { loaded: false, list: EMPTY, problem: null };

/** The list of the server with the changes under way on top. */
class WishlistStore {
  private readonly view = cell(UNKNOWN);
  private base: WishlistState = EMPTY;
  private steps: readonly Step[] = [];
  private owner: string | null = null;
  private client: ApolloClient | null = null;
  /** While what a visitor wished for is being added. */
  private isKeeping = false;

  private readonly sync = new Sync<Step, WishlistPartsFragment>({
    owner: () => this.owner,
    next: () => this.steps[0] ?? null,
    send: async (step) => listOf((await step.send()).data!),
    ask: async () => (await askServer(this.client!, MyWishlistDocument, {})).myWishlist,
    adopt: (list, step) => {
      this.settle(step, true, { list, problem: null });
      return true;
    },
    refuse: (error, step) => {
      this.settle(step, false, step ? {} : { list: EMPTY, problem: wishlistProblem('load', error) });
      if (step) message.set({ text: wishlistProblem(step.action, error), failed: true });
    },
    // Nothing is tried again by itself: what could not be done is taken back and said.
    isFinal: () => true,
  });

  constructor() {
    account.subscribe(() => this.follow());
    onSignedOut(() => pendingWishes.forget());
    this.follow();
  }

  readonly get = this.view.get;

  readonly subscribe = this.view.subscribe;

  /** Reads the list of whoever is signed in; what a visitor wished for here is added first. */
  arrive(client: ApolloClient): void {
    if (!this.owner || pendingWishes.get().size === 0) this.load(client);
    else if (!this.isKeeping) void this.keepWishes(client).finally(() => (this.isKeeping = false));
  }

  /** Wishes that could not be added are kept for the next page. */
  private async keepWishes(client: ApolloClient): Promise<void> {
    this.isKeeping = true;
    const ids = [...pendingWishes.get()];
    if (!(await this.addAll(client, ids))) return this.load(client);
    pendingWishes.drop(ids);
    message.set({ text: 'wishlist.kept', values: { count: ids.length } });
  }

  /** Asks the server anew; on failure the list is empty and the view says why. */
  load(client: ApolloClient): void {
    this.client = client;
    this.sync.run('look');
  }

  /** True when it is on the list then. */
  async add(client: ApolloClient, product: WishedProduct): Promise<boolean> {
    const send = () => client.mutate({ mutation: AddToWishlistDocument, variables: { id: product.id } });
    const done = await this.step('add', send, adding(product, new Date().toISOString()));
    if (!done && !account.get() && account.lastEnd === 'token_expired') pendingWishes.add([product.id]);
    return done;
  }

  async remove(client: ApolloClient, id: number, name: string): Promise<void> {
    const items = this.items().filter(({ productId }) => productId === id);
    const send = () => client.mutate({ mutation: RemoveFromWishlistDocument, variables: { id } });
    if (await this.step('remove', send, removing([id])))
      this.sayRemoved(client, items, { text: 'wishlist.removed', values: { name } });
  }

  addAll(client: ApolloClient, ids: number[]): Promise<boolean> {
    return this.step('addAll', () => client.mutate({ mutation: AddAllToWishlistDocument, variables: { ids } }));
  }

  /** `sayIt` false leaves the words to the caller. True when they are gone. */
  async removeAll(client: ApolloClient, items: readonly WishlistItem[], sayIt = true): Promise<boolean> {
    const ids = idsOf(items);
    const send = () => client.mutate({ mutation: RemoveAllFromWishlistDocument, variables: { ids } });
    const done = await this.step('removeAll', send, removing(ids));
    if (done && sayIt) this.sayRemoved(client, items);
    return done;
  }

  async cleanUp(client: ApolloClient): Promise<void> {
    const items = this.items().filter(({ isAvailable }) => !isAvailable);
    const send = () => client.mutate({ mutation: CleanUpWishlistDocument });
    if (await this.step('cleanUp', send, removing(idsOf(items)))) this.sayRemoved(client, items);
  }

  restore(client: ApolloClient, items: readonly WishlistItem[]): Promise<boolean> {
    const variables = { items: items.map(({ productId, addedAt }) => ({ productId, addedAt })) };
    return this.step('save', () => client.mutate({ mutation: RestoreToWishlistDocument, variables }), restoring(items));
  }

  setShared(client: ApolloClient, shared: boolean): Promise<boolean> {
    const mutation = shared ? ShareWishlistDocument : StopSharingWishlistDocument;
    return this.step('save', () => client.mutate({ mutation }));
  }

  setNews(client: ApolloClient, news: boolean): Promise<boolean> {
    const send = () => client.mutate({ mutation: SetWishlistNewsDocument, variables: { news } });
    return this.step('save', send, (state) => ({ ...state, news }));
  }

  private items(): readonly WishlistItem[] {
    return this.view.get().list.items;
  }

  private sayRemoved(
    client: ApolloClient,
    items: readonly WishlistItem[],
    words: WishlistMessage = { text: 'wishlist.removedMany', values: { count: items.length } },
  ) {
    message.set({ ...words, undo: () => void this.restore(client, items) });
  }

  /** Shows a change at once. False where it was refused; then everything is as it was and the reason is said. */
  private step(action: WishlistAction, send: Step['send'], change: Change = (state) => state): Promise<boolean> {
    if (!this.owner) {
      message.set({ text: wishlistProblem(action, null), failed: true });
      return Promise.resolve(false);
    }
    return new Promise((end) => {
      this.steps = [...this.steps, { action, send, change, end }];
      this.show({});
      this.sync.change();
    });
  }

  /** The step is over, whether done or not. */
  private settle(step: Step | null, done: boolean, news: Partial<WishlistView>): void {
    this.steps = this.steps.filter((each) => each !== step);
    this.show(news);
    step?.end(done);
  }

  /** Another customer, or none, begins with nothing. */
  private follow() {
    const owner = account.get()?.user.id ?? null;
    if (owner === this.owner) return;
    const { steps } = this;
    this.owner = owner;
    this.base = EMPTY;
    this.steps = [];
    marks.set(new Set());
    this.view.set(UNKNOWN);
    for (const step of steps) step.end(false);
  }

  private show({ list, ...news }: Partial<WishlistView>) {
    if (list) this.base = list;
    const shown = this.steps.reduce((state, { change }) => change(state), this.base);
    const before = this.view.get();
    marks.set(new Set(idsOf(shown.items)));
    this.view.set({ ...before, ...news, loaded: before.loaded || list !== undefined, list: shown });
  }
}

/** The list of the signed-in customer, as this page knows it. */
export const wishlist = new WishlistStore();
