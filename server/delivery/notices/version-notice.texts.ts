import type { Locale } from '../../core/locale.ts';
import type { MailWords } from '../../mails/mail.ts';

interface Texts {
  readonly changed: string;
  readonly added: string;
  readonly removed: string;
  readonly news: string;
  /** Names of parts for a preview. */
  readonly sample: string;
}

export const VERSION_NOTICE_TEXTS: Record<Locale, Texts> = {
  en: {
    changed: 'Changed parts',
    added: 'New parts',
    removed: 'No longer needed',
    news: 'What is new',
    sample: 'Wing, left',
  },
  sk: {
    changed: 'Zmenené diely',
    added: 'Nové diely',
    removed: 'Už netreba',
    news: 'Čo je nové',
    sample: 'Krídlo, ľavé',
  },
  de: {
    changed: 'Geänderte Teile',
    added: 'Neue Teile',
    removed: 'Nicht mehr nötig',
    news: 'Was neu ist',
    sample: 'Flügel, links',
  },
};

export const VERSION_NOTICE_WORDS: Record<Locale, MailWords> = {
  en: {
    subject: '{productName}: version {version}',
    heading: 'Version {version} is here',
    body: `There is a new version of files you bought: {productName}. Compared with version {olderVersion}, which you have, only the parts named below need to be printed again.

{parts}

{changelog}

[Download the new version]({link})

> The version that you bought stays available; the new one costs nothing extra.

> No more e-mails about new versions:
> {unsubscribeLink}`,
  },
  sk: {
    subject: '{productName}: verzia {version}',
    heading: 'Verzia {version} je tu',
    body: `Súbory, ktoré ste si kúpili, majú novú verziu: {productName}. Oproti verzii {olderVersion}, ktorú máte, treba znova vytlačiť len diely uvedené nižšie.

{parts}

{changelog}

[Stiahnuť novú verziu]({link})

> Verzia, ktorú ste si kúpili, zostáva k dispozícii. Za novú neplatíte nič navyše.

> Už neposielať e-maily o nových verziách:
> {unsubscribeLink}`,
  },
  de: {
    subject: '{productName}: Version {version}',
    heading: 'Version {version} ist da',
    body: `Zu Dateien, die Sie gekauft haben, gibt es eine neue Version: {productName}. Gegenüber Version {olderVersion}, die Sie haben, sind nur die unten genannten Teile neu zu drucken.

{parts}

{changelog}

[Neue Version herunterladen]({link})

> Die gekaufte Version bleibt verfügbar; die neue kostet nichts extra.

> Keine E-Mails über neue Versionen mehr:
> {unsubscribeLink}`,
  },
};
