import type { Locale } from '../core/locale.ts';

/** The licence that lies beside the files. */
export const LICENCES: Record<Locale, string> = {
  en: `MARTYX LICENCE FOR PERSONAL USE

You may print these files as often as you like for yourself, change them for your own needs, and show and fly what
you printed. You may give printed parts away.

You may not pass on, publish or sell the files or changed versions of them, nor sell printed parts without a
commercial licence from us.

Rockets, boats and planes are flown at your own risk. Follow the rules of the place where you fly.
`,
  sk: `LICENCIA MARTYX NA OSOBNÉ POUŽITIE

Tieto súbory si môžete pre seba vytlačiť, koľkokrát chcete, upraviť ich pre vlastnú potrebu a to, čo ste vytlačili,
ukazovať a používať. Vytlačené diely môžete darovať.

Súbory ani ich upravené verzie nesmiete šíriť, zverejňovať ani predávať a vytlačené diely nesmiete predávať bez našej
obchodnej licencie.

Rakety, člny a lietadlá používate na vlastnú zodpovednosť. Dodržujte pravidlá miesta, kde ich používate.
`,
  de: `MARTYX-LIZENZ FÜR DEN PERSÖNLICHEN GEBRAUCH

Sie dürfen diese Dateien für sich beliebig oft drucken, für den eigenen Bedarf ändern und das Gedruckte zeigen und
benutzen. Gedruckte Teile dürfen Sie verschenken.

Die Dateien und geänderte Fassungen dürfen Sie nicht weitergeben, veröffentlichen oder verkaufen, gedruckte Teile
nicht ohne unsere gewerbliche Lizenz verkaufen.

Raketen, Boote und Flugzeuge betreiben Sie auf eigene Gefahr. Beachten Sie die Regeln des Ortes.
`,
};
