import type about from './locales/en/about.json';
import type admin from './locales/en/admin.json';
import type auth from './locales/en/auth.json';
import type cassandra from './locales/en/cassandra.json';
import type catalogue from './locales/en/catalogue.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type dashboard from './locales/en/dashboard.json';
import type developers from './locales/en/developers.json';
import type documents from './locales/en/documents.json';
import type flight from './locales/en/flight.json';
import type gallery from './locales/en/gallery.json';
import type home from './locales/en/home.json';
import type moderation from './locales/en/moderation.json';
import type nav from './locales/en/nav.json';
import type offline from './locales/en/offline.json';
import type orders from './locales/en/orders.json';
import type parts from './locales/en/parts.json';
import type people from './locales/en/people.json';
import type promotions from './locales/en/promotions.json';
import type products from './locales/en/products.json';
import type queue from './locales/en/queue.json';
import type reviews from './locales/en/reviews.json';
import type settings from './locales/en/settings.json';
import type wishlist from './locales/en/wishlist.json';

type Catalogues = typeof about &
  typeof admin &
  typeof auth &
  typeof cassandra &
  typeof catalogue &
  typeof checkout &
  typeof common &
  typeof dashboard &
  typeof developers &
  typeof documents &
  typeof flight &
  typeof gallery &
  typeof home &
  typeof moderation &
  typeof nav &
  typeof offline &
  typeof orders &
  typeof parts &
  typeof people &
  typeof promotions &
  typeof products &
  typeof queue &
  typeof reviews &
  typeof settings &
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
