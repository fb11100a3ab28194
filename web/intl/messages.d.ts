import type about from './locales/en/about.json';
import type auth from './locales/en/auth.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type flight from './locales/en/flight.json';
import type gallery from './locales/en/gallery.json';
import type home from './locales/en/home.json';
import type nav from './locales/en/nav.json';
import type offline from './locales/en/offline.json';
import type products from './locales/en/products.json';
import type queue from './locales/en/queue.json';
import type reviews from './locales/en/reviews.json';
import type wishlist from './locales/en/wishlist.json';

type Catalogues = typeof about &
  typeof auth &
  typeof checkout &
  typeof common &
  typeof flight &
  typeof gallery &
  typeof home &
  typeof nav &
  typeof offline &
  typeof products &
  typeof queue &
  typeof reviews &
  typeof wishlist;

declare global {
  /** Every text of the shop by its key: a key that is in no English file does not compile. */
  type MessageId = Extract<keyof Catalogues, string>;

  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
