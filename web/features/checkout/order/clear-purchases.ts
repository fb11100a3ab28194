import type { ApolloClient } from '@apollo/client';
import type { CartLineInput } from '../../../codegen/schema.gen.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { promotionCode } from '../../../lib/promotion-code.ts';
import { BoughtLinesDocument } from './BoughtLines.gen.ts';
import { placedLines, takeBoughtLines } from './placed-order.ts';

export interface CartOfPurchases {
  /** Takes these lines out of the cart of this browser. */
  removeUnits: (lines: readonly CartLineInput[]) => void;
  /** These lines have left the account's cart on the server. */
  onLeft: (lines: readonly CartLineInput[]) => void;
}

/**
 * Has the lines of each order that this browser placed leave the cart once it is paid, also when the buyer never came back
 * from PayPal: once, in whichever tab. An order that waits for its payment is asked about again next time. Rejects when
 * the server does not answer; doing it again is safe.
 */
export const settlePurchases = async (
  client: ApolloClient,
  { removeUnits, onLeft }: CartOfPurchases,
): Promise<void> => {
  for (const { id, key } of placedLines()) {
    const variables = { idempotencyKey: key };
    const { boughtLines } = await askServer(client, BoughtLinesDocument, variables);
    if (boughtLines === 'WAITING') continue;
    const lines = takeBoughtLines(id);
    if (lines.length > 0 && boughtLines !== 'STAY') promotionCode.forget();
    if (boughtLines === 'LEAVE') removeUnits(lines);
    if (boughtLines === 'LEFT' && lines.length > 0) onLeft(lines);
  }
};
