import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail } from '../mails/mail.ts';

/** What an admin reads when an endpoint was switched off. */
export const GIVEN_UP_MAIL = defineMail({
  kind: MailKind.WEBHOOK_OFF,
  group: MailGroup.SHOP,
  placeholders: ['host', 'link'],
  required: ['host'],
  builtIn: {
    en: {
      subject: 'A webhook was switched off · Martyx',
      heading: 'A webhook was switched off',
      body: `For three days nothing that the shop sent arrived at {host}, so it sends nothing there any more.

See in the log what went wrong. Once the address works, switch it on and send again what is missing.

[Open webhooks]({link})`,
    },
    sk: {
      subject: 'Webhook bol vypnutý · Martyx',
      heading: 'Webhook bol vypnutý',
      body: `Na {host} tri dni neprišlo nič z toho, čo obchod posielal, preto tam už nič neposiela.

V zázname vidno, čo sa pokazilo. Keď adresa bude fungovať, zapnite ju a pošlite znova, čo chýba.

[Otvoriť webhooky]({link})`,
    },
    de: {
      subject: 'Ein Webhook wurde abgeschaltet · Martyx',
      heading: 'Ein Webhook wurde abgeschaltet',
      body: `Drei Tage lang kam bei {host} nichts an; der Shop sendet dorthin nichts mehr.

Das Protokoll zeigt, was schiefging. Sobald die Adresse antwortet, schalten Sie sie ein und senden Sie erneut, was fehlt.

[Webhooks öffnen]({link})`,
    },
  },
  sampleBlocks: () => ({}),
});
