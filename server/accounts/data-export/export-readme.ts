import type { Ctx } from '../../core/context.ts';
import { dayOf, formatDay } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import type { PersonalData } from '../../core/personal-data.ts';

interface Texts {
  readonly title: string;
  readonly made: (day: string) => string;
  readonly contents: string;
  readonly format: string;
  readonly secrets: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    title: 'Your data at Martyx',
    made: (day) => `Everything the shop knows of you, as of ${day}.`,
    contents: 'What is where',
    format:
      'The .json files are plain text (UTF-8) that any editor and any program reads. Times are in UTC, amounts in the ' +
      'currency beside them.',
    secrets:
      'Your password is not in here: the shop itself does not know it. Keep this file to yourself; it holds your addresses ' +
      'and your orders.',
  },
  sk: {
    title: 'Vaše údaje v obchode Martyx',
    made: (day) => `Všetko, čo o vás obchod vie, k ${day}.`,
    contents: 'Čo kde nájdete',
    format:
      'Súbory .json sú obyčajný text (UTF-8), ktorý prečíta každý editor a program. Časy sú v UTC, sumy v mene uvedenej ' +
      'vedľa nich.',
    secrets:
      'Vaše heslo tu nie je: nepozná ho ani samotný obchod. Súbor si nechajte pre seba, sú v ňom vaše adresy a objednávky.',
  },
  de: {
    title: 'Ihre Daten bei Martyx',
    made: (day) => `Alles, was der Shop über Sie weiß, Stand ${day}.`,
    contents: 'Was wo steht',
    format:
      'Die .json-Dateien sind einfacher Text (UTF-8), den jeder Editor und jedes Programm liest. Zeiten stehen in UTC, ' +
      'Beträge in der daneben genannten Währung.',
    secrets:
      'Ihr Passwort steht nicht darin: Der Shop selbst kennt es nicht. Behalten Sie diese Datei für sich; sie enthält Ihre ' +
      'Adressen und Bestellungen.',
  },
};

const placesOf = ({ name, read, files }: PersonalData): string =>
  [...(read ? [`${name}.json`] : []), ...(files ? [`${name}/`] : [])].join(', ');

/** What the zip of an export holds, in the language of the context. */
export const exportReadme = ({ shop, locale }: Ctx, parts: readonly PersonalData[]): string => {
  const t = TEXTS[locale];
  const day = formatDay(dayOf(shop.clock.now()), locale);
  const places = parts.map(placesOf);
  const width = Math.max(...places.map(({ length }) => length));
  const rows = parts.map(({ about }, i) => `  ${places[i]!.padEnd(width)}  ${about[locale]}`);
  return `${[t.title, '', t.made(day), '', `${t.contents}:`, ...rows, '', t.format, '', t.secrets].join('\r\n')}\r\n`;
};
