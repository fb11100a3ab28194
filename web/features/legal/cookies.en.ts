import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Cookies policy',
  description:
    'Every cookie and every entry that the Martyx shop stores in your browser, what it is for and how long it stays.',
  version: '2026-11-01',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        'The shop stores in your browser only what it needs to work and what you chose yourself. Analytics and marketing are off until you allow them, and you can change your choice at any time under “Nastavenia cookies” at the foot of each page. If you allow analytics, we count your visit once in each session of the browser, and only note in it that this is done. For marketing and social networks nothing is stored today, neither by us nor by others. For what is strictly necessary for a service you asked for, the law (§ 109 of the Slovak Act No. 452/2021 Coll.) needs no consent.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Cookies are short texts that the browser sends to the shop with every page.',
        {
          table: {
            label: 'Cookies',
            head: ['Name', 'Purpose', 'Kept'],
            rows: [
              ['adminAuthed', 'Only for staff: that the account may open the administration', 'until sign-out'],
              ['martyx_language', 'The language you chose, so that pages come in it', '12 months from the choice'],
              [
                'martyx_csrf',
                'Protects the account against forms of foreign pages; unreadable for scripts',
                'until the browser is closed',
              ],
              [
                'martyx_device',
                'Recognises a browser that has signed in, so that wrong passwords entered by strangers do not lock its owner out; unreadable for scripts',
                '180 days from the last sign-in or new password',
              ],
              [
                'martyx_seen',
                'After you changed something: how far the shop’s databases must have come to show it; unreadable for scripts',
                '5 minutes from the change',
              ],
              [
                'martyx_gate',
                'Before the shop opens to everybody: that this browser entered the password of the gate; unreadable for scripts',
                'until the browser is closed',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'storage',
      title: 'Local storage',
      blocks: [
        'Local storage stays in this browser. It is not sent by itself; the cart, for example, reaches us only for its prices, for the order and, while you are signed in, so that your account keeps it.',
        {
          table: {
            label: 'Entries of local storage',
            head: ['Name', 'Purpose', 'Kept'],
            rows: [
              ['martyx_cart_v1', 'Your cart', 'until you empty it, buy or sign out'],
              ['martyx_code_v1', 'A code for a reduction of your cart', 'until you remove it, buy or sign out'],
              ['martyx_pickup_point', 'The pick-up point you chose last, by its number', 'until you sign out'],
              [
                'martyx_cart_owner',
                'After sign-in: number of the account whose cart this is, and the cart as the account has it, so that nothing is added twice',
                'until you sign out',
              ],
              [
                'martyx_token',
                'After sign-in: the proof of it, which goes with your requests to the shop',
                'until you sign out, at most 12 hours; with “Keep me signed in” at most 30 days',
              ],
              [
                'martyx_user',
                'After sign-in: number and e-mail of your account, so that the pages know who is here',
                'until you sign out, at most 12 hours; with “Keep me signed in” at most 30 days',
              ],
              ['martyx_language', 'The language you chose, should the cookie be missing', 'until you delete it'],
              ['martyx_theme', 'Light or dark theme', 'until you delete it'],
              [
                'martyx_cookie_consent',
                'What you decided about cookies: version, time, and yes or no for analytics and marketing',
                'until you delete it',
              ],
              [
                'martyx_downloads',
                'Your files by name, size and day of purchase, so that they can be listed without a connection; no links',
                'until you sign out or the session ends',
              ],
              [
                'martyx_print_queue',
                'Your print queues as your account told them last, so that they can be read without a connection',
                'until you sign out or the session ends',
              ],
              [
                'martyx_print_changes',
                'Changes of your print queues that wait for a connection',
                'until they are sent, or you sign out',
              ],
              [
                'martyx_recently_viewed',
                'The last twelve products you looked at, with the time, for “Recently viewed” and for reading without a connection; only the numbers of the products go to the shop, to ask for their prices',
                'until you clear the list or sign out',
              ],
              ['martyx_wishes', 'Products whose heart you pressed before signing in', 'until you sign in or out'],
              ['martyx_like', 'The build that you liked before signing in', 'until you sign in or out'],
              [
                'martyx_printer_v1',
                'Your printer and its room, for “fits my printer”',
                'until you sign out or delete it',
              ],
              [
                'martyx_print_prices_v1',
                'Your printer’s class and your prices of filament and power, for the print estimate; they go to the shop only to be counted with',
                'until you delete it',
              ],
              [
                'martyx_spools',
                'Filament on your shelf, as you weighed it; it goes to your account once you sign in',
                'until you sign out; without an account until you delete it',
              ],
              [
                'martyx_slicer_profile_v1',
                'Your slicer profile and its name, for the print estimate; its settings go to the shop only to slice with',
                'until you delete it',
              ],
              [
                'martyx_have_v1',
                'Components that you ticked as yours, by product, at most fifty products',
                'until you delete it',
              ],
              [
                'martyx_placed_lines_v1',
                'Products and pieces of your last orders, at most five, so that the cart empties after payment; no names, no addresses',
                'until the payment, else until you delete it',
              ],
            ],
          },
        },
        'For reading without a connection the browser also keeps answers of the shop in its cache storage: files of the shop’s own pages (martyx-assets, martyx-offline), pictures of products (martyx-pictures) and the pages of the products you looked at last (martyx-pages). Nothing of your account, cart or orders is among them. Who has opened a build guide while signed in has the pictures of its steps here too (martyx-guides), until signing out. All are bounded in number, and the others are replaced after a day or with a new version of the shop; workbox-expiration notes when.',
      ],
    },
    {
      id: 'session',
      title: 'Storage of the tab',
      blocks: [
        'These entries belong to one tab and disappear when you close it.',
        {
          table: {
            label: 'Entries of the tab’s storage',
            head: ['Name', 'Purpose', 'Kept'],
            rows: [
              [
                'martyx_checkout_v1',
                'What you typed at the checkout, so that a reload loses nothing; without your consents',
                'until the tab is closed',
              ],
              [
                'martyx_visit',
                'With analytics allowed: that this visit was counted',
                'until you take the consent back or close the tab',
              ],
              [
                'martyx_order_attempt_v1',
                'The order you are sending, with its entries, so that it is never placed twice',
                'until it is placed',
              ],
              [
                'martyx_placed_order_v1',
                'The order that waits for payment, with the key to its page',
                'until it is paid',
              ],
              [
                'react-router-scroll-positions',
                'How far you had scrolled, for Back and Forward',
                'until the tab is closed',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'paypal',
      title: 'PayPal',
      blocks: [
        'When you open the checkout or the payment of an order, the shop loads PayPal’s buttons. Only then can PayPal store cookies of its own in your browser, to carry out the payment and to prevent fraud. They are in PayPal’s care: see [PayPal’s cookie statement](https://www.paypal.com/webapps/mpp/ua/cookie-full). On all other pages nothing is loaded from PayPal.',
      ],
    },
    {
      id: 'control',
      title: 'How you delete it',
      blocks: [
        'You can delete cookies and stored entries at any time in the settings of your browser, or forbid them. The shop then goes on working, but forgets cart, language and printer when you leave the page.',
        'Should we ever want to store more than this, we ask you before and update this page. Questions: {mail}. How we handle your data otherwise is said in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
};
