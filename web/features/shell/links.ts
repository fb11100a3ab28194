import type { ShopFacts } from '../../lib/shop-info.ts';

/** Screens that the navigation offers, in order: a later screen adds a row here. */
export const MAIN_LINKS: readonly { to: string; text: MessageId }[] = [
  { to: '/', text: 'nav.home' },
  { to: '/products', text: 'nav.products' },
  { to: '/gallery', text: 'nav.gallery' },
  { to: '/about', text: 'nav.about' },
  { to: '/contact', text: 'nav.contact' },
];

interface FooterColumn {
  title: string;
  links: readonly { to: string; text: string }[];
}

/** The footer is in Slovak in every language; only screens that exist stand here. */
export const footerColumns = (shop: ShopFacts | null): readonly FooterColumn[] => [
  {
    title: 'Spoločnosť',
    links: [
      { to: '/', text: 'Úvod' },
      { to: '/about', text: 'O nás' },
      { to: '/gallery', text: 'Galéria' },
      { to: '/contact', text: 'Kontakt' },
    ],
  },
  {
    title: 'Produkty',
    links: [
      { to: '/products', text: 'Všetky modely' },
      { to: '/products?type=kit', text: 'Stavebnice' },
      { to: '/products?type=files', text: 'Súbory STL' },
      ...(shop?.sellsGiftCards ? [{ to: '/gift-cards', text: 'Darčekové karty' }] : []),
    ],
  },
  {
    title: 'Podpora',
    links: [
      { to: '/cart', text: 'Košík' },
      { to: '/checkout', text: 'Pokladňa' },
      { to: '/account', text: 'Môj účet' },
    ],
  },
];

export const LEGAL_LINKS: readonly { to: string; text: string }[] = [
  { to: '/withdrawal', text: 'Odstúpiť od zmluvy tu' },
  { to: '/terms-of-service', text: 'Obchodné podmienky' },
  { to: '/guarantee', text: 'Zákonná záruka' },
  { to: '/privacy-policy', text: 'Ochrana osobných údajov' },
  { to: '/cookies-policy', text: 'Zásady cookies' },
];

/** What the footer states of the shop; what the seller claims is missing where it is not known. */
export const footerFacts = (shop: ShopFacts | null): readonly { name: string; value: string; word?: boolean }[] => [
  { name: 'Platba', value: 'PayPal', word: true },
  { name: 'Modely', value: shop?.models ?? '–' },
  { name: 'Zákazníci', value: shop?.customers ?? '–' },
  { name: 'Mena', value: 'EUR' },
];
