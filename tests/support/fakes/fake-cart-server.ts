import type { CartLineInput } from '../../../web/codegen/schema.gen.ts';
import type { CartItem, CartItems } from '../../../web/features/cart/cart-rules.ts';
import type { SavedCart, ServerCart } from '../../../web/features/cart/cart-server.ts';

/** Files have an id of 100 and more. */
export const item = (id: number, quantity = 1): CartItem => ({
  product: { id, price: 10, productType: id >= 100 ? 'DIGITAL' : 'PHYSICAL' },
  quantity,
});

/** How the next call ends: `lost` is done but its answer never comes. */
type Fate = 'down' | 'lost' | 'refused';

/** The account's cart on the server, for one account. */
export class FakeCartServer implements ServerCart {
  readonly calls: string[] = [];
  readonly keys: string[] = [];
  fates: Fate[] = [];
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();
  private lastKey = '';

  constructor(public lines: CartLineInput[] = []) {}

  read = () => this.answer('read', () => {});

  merge = (lines: readonly CartLineInput[], key: string) =>
    this.answer('merge', () => {
      this.keys.push(key);
      if (key === this.lastKey) return;
      this.lastKey = key;
      for (const { productId, quantity } of lines) {
        const present = this.lines.find((line) => line.productId === productId);
        if (!present) this.lines = [...this.lines, { productId, quantity }];
        else if (productId < 100) present.quantity += quantity;
      }
    });

  save = ({ lines, base }: SavedCart, leaving: boolean) =>
    this.answer(leaving ? 'leave' : 'save', () => {
      const quantity = (of: readonly CartLineInput[], id: number) =>
        of.find(({ productId }) => productId === id)?.quantity ?? 0;
      const after = (id: number) => quantity(quantity(lines, id) === quantity(base, id) ? this.lines : lines, id);
      const unknown = this.lines.filter(({ productId }) => quantity(lines, productId) === 0);
      this.lines = [...lines, ...unknown]
        .map(({ productId }) => ({ productId, quantity: after(productId) }))
        .filter((line) => line.quantity > 0);
    });

  private async answer(call: string, work: () => void): Promise<CartItems> {
    this.calls.push(call);
    const fate = this.fates.shift();
    await this.gate;
    if (fate === 'down') throw new TypeError('Failed to fetch');
    work();
    if (fate) throw new TypeError('Failed to fetch');
    return this.lines.map(({ productId, quantity }) => item(productId, quantity));
  }
}
