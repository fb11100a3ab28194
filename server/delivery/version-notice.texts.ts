import type { Locale } from '../core/locale.ts';

const en = {
  subject: (product: string, version: string) => `${product}: version ${version}`,
  title: (version: string) => `Version ${version} is here`,
  intro: (product: string) =>
    `There is a new version of files that you bought: ${product}. You need to print only the parts named below again.`,
  changed: 'Changed parts',
  added: 'New parts',
  removed: 'No longer needed',
  news: 'What is new',
  open: 'Load the new version',
  why: 'The version that you bought stays available and costs nothing more, nor does the new one.',
  stop: 'No more mails about new versions:',
};

type Texts = typeof en;

const sk: Texts = {
  subject: (product, version) => `${product}: verzia ${version}`,
  title: (version) => `Verzia ${version} je tu`,
  intro: (product) =>
    `Súbory, ktoré ste si kúpili, majú novú verziu: ${product}. Znova treba vytlačiť len diely uvedené nižšie.`,
  changed: 'Zmenené diely',
  added: 'Nové diely',
  removed: 'Už netreba',
  news: 'Čo je nové',
  open: 'Stiahnuť novú verziu',
  why: 'Verzia, ktorú ste si kúpili, zostáva k dispozícii. Za novú neplatíte nič navyše.',
  stop: 'Už neposielať e-maily o nových verziách:',
};

const de: Texts = {
  subject: (product, version) => `${product}: Version ${version}`,
  title: (version) => `Version ${version} ist da`,
  intro: (product) =>
    `Zu Dateien, die Sie gekauft haben, gibt es eine neue Version: ${product}. Neu zu drucken sind nur die unten genannten Teile.`,
  changed: 'Geänderte Teile',
  added: 'Neue Teile',
  removed: 'Nicht mehr nötig',
  news: 'Was neu ist',
  open: 'Neue Version laden',
  why: 'Die gekaufte Version bleibt verfügbar; die neue kostet nichts extra.',
  stop: 'Keine E-Mails über neue Versionen mehr:',
};

export const VERSION_NOTICE_TEXTS: Record<Locale, Texts> = { en, sk, de };
