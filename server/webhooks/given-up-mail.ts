import type { Locale } from '../core/locale.ts';
import { mailLayout } from '../core/mail-layout.ts';

const TEXTS: Record<Locale, { subject: string; what: (host: string) => string; next: string; open: string }> = {
  en: {
    subject: 'A webhook was switched off',
    what: (host) => `For three days nothing that the shop sent arrived at ${host}, so it sends nothing there any more.`,
    next: 'See in the log what went wrong. Once the address works, switch it on and send again what is missing.',
    open: 'Open webhooks',
  },
  sk: {
    subject: 'Webhook bol vypnutý',
    what: (host) => `Na ${host} tri dni neprišlo nič z toho, čo obchod posielal, preto tam už nič neposiela.`,
    next: 'V zázname vidno, čo sa pokazilo. Keď adresa bude fungovať, zapnite ju a pošlite znova, čo chýba.',
    open: 'Otvoriť webhooky',
  },
  de: {
    subject: 'Ein Webhook wurde abgeschaltet',
    what: (host) => `Drei Tage lang kam bei ${host} nichts an; der Shop sendet dorthin nichts mehr.`,
    next: 'Das Protokoll zeigt, was nicht stimmte. Sobald die Adresse antwortet, schalten Sie sie ein und senden Sie erneut, was fehlt.',
    open: 'Webhooks öffnen',
  },
};

interface GivenUpMail {
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly host: string;
}

/** What an admin reads when an endpoint was switched off. Pure. */
export const writeGivenUpMail = ({ locale, publicUrl, host }: GivenUpMail) => {
  const { subject, what, next, open } = TEXTS[locale];
  const content = {
    locale,
    title: subject,
    preview: what(host),
    blocks: [
      { kind: 'paragraph', text: what(host) } as const,
      { kind: 'paragraph', text: next } as const,
      { kind: 'action', label: open, url: `${publicUrl}/admin/webhooks` } as const,
    ],
    footer: [`Martyx · ${new URL(publicUrl).host}`],
  };
  return { subject: `${subject} · Martyx`, ...mailLayout(content) };
};
