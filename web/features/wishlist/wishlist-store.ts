import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { account } from '../../lib/account/account.ts';
import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { marks, said, type Wished } from './marks.ts';
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

interface Step<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Takes the new list out of the answer. */
  list: (data: Data) => WishlistPartsFragment;
  /** Shown until the answer comes, and taken back where it refuses. */
  change: Change;
  action: WishlistAction;
}

const unchanged: Change = (state) => state;

/** The list of the server with the changes under way on top. Changes go to the server one after the other. */
class WishlistStore {
  private view: WishlistView = { loaded: false, list: EMPTY, problem: null };
  private base: WishlistState = EMPTY;
  private readonly changes = new Set<Change>();
  private readonly listeners = new Set<() => void>();
  private queue: Promise<unknown> = Promise.resolve();
  private owner: string | null = null;
  /** While what a visitor wished for is being added. */
  private keeping: Promise<void> | null = null;

  constructor() {
    account.subscribe(() => this.follow());
    onSignedOut(() => pendingWishes.forget());
  }

  readonly get = (): WishlistView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Reads the list of whoever is signed in; what a visitor wished for here is added first. */
  async arrive(client: ApolloClient): Promise<void> {
    this.follow();
    if (!this.owner || pendingWishes.get().size === 0) return this.load(client);
    return (this.keeping ??= this.keepWishes(client).finally(() => (this.keeping = null)));
  }

  /** Wishes that could not be added are kept for the next page. */
  private async keepWishes(client: ApolloClient): Promise<void> {
    const ids = [...pendingWishes.get()];
    if (!(await this.addAll(client, ids))) return this.load(client);
    pendingWishes.drop(ids);
    said.set({ text: 'wishlist.kept', values: { count: ids.length } });
  }

  /** Asks the server anew; on failure the list is empty and the view says why. */
  load(client: ApolloClient): Promise<void> {
    return this.inTurn(async (owner) => {
      if (!owner) return this.show({ list: EMPTY, problem: wishlistProblem('load', null) });
      try {
        const { data } = await client.query({ query: MyWishlistDocument, fetchPolicy: 'no-cache' });
        if (this.owner === owner) this.show({ list: data!.myWishlist, problem: null });
      } catch (error) {
        if (this.owner === owner) this.show({ list: EMPTY, problem: wishlistProblem('load', error) });
      }
    });
  }

  /** True when it is on the list then. */
  async add(client: ApolloClient, product: Wished): Promise<boolean> {
    const done = await this.step(client, {
      document: AddToWishlistDocument,
      variables: { id: product.id },
      list: ({ wishlist }) => wishlist,
      change: adding(product, new Date().toISOString()),
      action: 'add',
    });
    if (!done && !account.get() && account.lastEnd === 'token_expired') pendingWishes.add([product.id]);
    return done;
  }

  async remove(client: ApolloClient, id: number, name: string): Promise<void> {
    const items = this.view.list.items.filter(({ productId }) => productId === id);
    const done = await this.step(client, {
      document: RemoveFromWishlistDocument,
      variables: { id },
      list: ({ wishlist }) => wishlist,
      change: removing([id]),
      action: 'remove',
    });
    if (done) this.sayRemoved(client, items, { text: 'wishlist.removed', values: { name } });
  }

  addAll(client: ApolloClient, ids: number[]): Promise<boolean> {
    return this.step(client, {
      document: AddAllToWishlistDocument,
      variables: { ids },
      list: ({ change }) => change.wishlist,
      change: unchanged,
      action: 'addAll',
    });
  }

  /** `sayIt` false leaves the words to the caller. True when they are gone. */
  async removeAll(client: ApolloClient, items: readonly WishlistItem[], sayIt = true): Promise<boolean> {
    const ids = items.map(({ productId }) => productId);
    const done = await this.step(client, {
      document: RemoveAllFromWishlistDocument,
      variables: { ids },
      list: ({ change }) => change.wishlist,
      change: removing(ids),
      action: 'removeAll',
    });
    if (done && sayIt) this.sayRemoved(client, items, { text: 'wishlist.removedMany', values: { count: ids.length } });
    return done;
  }

  async cleanUp(client: ApolloClient): Promise<void> {
    const items = this.view.list.items.filter(({ isAvailable }) => !isAvailable);
    const done = await this.step(client, {
      document: CleanUpWishlistDocument,
      variables: {},
      list: ({ change }) => change.wishlist,
      change: removing(items.map(({ productId }) => productId)),
      action: 'cleanUp',
    });
    if (done) this.sayRemoved(client, items, { text: 'wishlist.removedMany', values: { count: items.length } });
  }

  restore(client: ApolloClient, items: readonly WishlistItem[]): Promise<boolean> {
    return this.step(client, {
      document: RestoreToWishlistDocument,
      variables: { items: items.map(({ productId, addedAt }) => ({ productId, addedAt })) },
      list: ({ wishlist }) => wishlist,
      change: restoring(items),
      action: 'save',
    });
  }

  setShared(client: ApolloClient, shared: boolean): Promise<boolean> {
    const rest = { variables: {}, change: unchanged, action: 'save' } as const;
    return shared
      ? this.step(client, { document: ShareWishlistDocument, list: ({ wishlist }) => wishlist, ...rest })
      : this.step(client, { document: StopSharingWishlistDocument, list: ({ wishlist }) => wishlist, ...rest });
  }

  setNews(client: ApolloClient, news: boolean): Promise<boolean> {
    return this.step(client, {
      document: SetWishlistNewsDocument,
      variables: { news },
      list: ({ wishlist }) => wishlist,
      change: (state) => ({ ...state, news }),
      action: 'save',
    });
  }

  private sayRemoved(
    client: ApolloClient,
    items: readonly WishlistItem[],
    words: { text: MessageId; values: Record<string, string | number> },
  ) {
    said.set({ ...words, undo: () => void this.restore(client, items) });
  }

  /** False where it was refused; then everything is as it was and the reason is said. */
  private step<Data, Variables extends OperationVariables>(
    client: ApolloClient,
    step: Step<Data, Variables>,
  ): Promise<boolean> {
    const { document, variables, list, change, action } = step;
    this.follow();
    const fail = (error: unknown) => {
      said.set({ text: wishlistProblem(action, error), failed: true });
      return false;
    };
    if (!this.owner) return Promise.resolve(fail(null));
    this.changes.add(change);
    this.show({});
    return this.inTurn(async (owner) => {
      if (this.owner !== owner) return false;
      try {
        const { data } = await client.mutate({
          mutation: document,
          variables,
        } as unknown as ApolloClient.MutateOptions<Data>);
        this.changes.delete(change);
        if (this.owner === owner) this.show({ list: list(data as Data), problem: null });
        return true;
      } catch (error) {
        this.changes.delete(change);
        if (this.owner === owner) this.show({});
        return fail(error);
      }
    });
  }

  private inTurn<Result>(work: (owner: string | null) => Promise<Result> | Result): Promise<Result> {
    this.follow();
    const { owner } = this;
    const turn = this.queue.then(() => work(owner));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** Another customer, or none, begins with nothing. */
  private follow() {
    const owner = account.get()?.user.id ?? null;
    if (owner === this.owner) return;
    this.owner = owner;
    this.changes.clear();
    this.base = EMPTY;
    this.view = { loaded: false, list: EMPTY, problem: null };
    this.tell();
  }

  private show({ list, problem }: { list?: WishlistState; problem?: MessageId | null }) {
    if (list) this.base = list;
    this.view = {
      loaded: this.view.loaded || list !== undefined,
      list: [...this.changes].reduce((state, change) => change(state), this.base),
      problem: problem === undefined ? this.view.problem : problem,
    };
    this.tell();
  }

  private tell() {
    marks.set(new Set(this.view.list.items.map(({ productId }) => productId)));
    for (const listener of this.listeners) listener();
  }
}

/** The list of the signed-in customer, as this page knows it. */
export const wishlist = new WishlistStore();
