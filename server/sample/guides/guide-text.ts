import type { Locale } from '../models/model.ts';

/** What a guide says about one model in one language. */
export interface GuideText {
  subtitle: string;
  /** What is needed besides the printed parts. */
  hardware: string[];
  steps: { title: string; text: string }[];
  safety: string[];
}

export type GuideTexts = Record<Locale, GuideText>;

/** The words that every guide shares. */
export interface Labels {
  guide: string;
  revision: string;
  parts: string;
  columns: [no: string, part: string, quantity: string, material: string, mass: string, size: string];
  total: string;
  overview: string;
  printing: string;
  layer: string;
  infill: string;
  walls: string;
  material: string;
  supports: string;
  supportsNone: string;
  orientation: string;
  hardware: string;
  assembly: string;
  safety: string;
  licence: string;
  licenceText: string;
  page: string;
}

export const LABELS: Record<Locale, Labels> = {
  en: {
    guide: 'Build guide',
    revision: 'Revision',
    parts: 'Parts',
    columns: ['No.', 'Part', 'Qty', 'Material', 'Mass each', 'Size, mm'],
    total: 'All parts together',
    overview: 'Where the parts go',
    printing: 'Print settings',
    layer: 'Layer height',
    infill: 'Infill',
    walls: 'Walls',
    material: 'Material',
    supports: 'Supports',
    supportsNone: 'none',
    orientation: 'The files lie on the print bed as they are meant to be printed. Do not turn them.',
    hardware: 'What else you need',
    assembly: 'Assembly',
    safety: 'Safety',
    licence: 'Licence',
    licenceText:
      'For your own use. You may print the parts as often as you like and change them for yourself. You may not pass on or sell the files or prints made from them.',
    page: 'Page',
  },
  sk: {
    guide: 'Návod na stavbu',
    revision: 'Revízia',
    parts: 'Diely',
    columns: ['Č.', 'Diel', 'Ks', 'Materiál', 'Hmotnosť kusa', 'Rozmery, mm'],
    total: 'Všetky diely spolu',
    overview: 'Kam diely patria',
    printing: 'Nastavenie tlače',
    layer: 'Výška vrstvy',
    infill: 'Výplň',
    walls: 'Steny',
    material: 'Materiál',
    supports: 'Podpery',
    supportsNone: 'žiadne',
    orientation: 'Súbory ležia na tlačovej podložke tak, ako sa majú tlačiť. Neotáčajte ich.',
    hardware: 'Čo ešte potrebujete',
    assembly: 'Zostavenie',
    safety: 'Bezpečnosť',
    licence: 'Licencia',
    licenceText:
      'Na vlastné použitie. Diely môžete tlačiť, koľkokrát chcete, a upravovať ich pre seba. Súbory ani diely z nich vytlačené nesmiete šíriť ani predávať.',
    page: 'Strana',
  },
  de: {
    guide: 'Bauanleitung',
    revision: 'Revision',
    parts: 'Teile',
    columns: ['Nr.', 'Teil', 'Anz.', 'Material', 'Masse je Stück', 'Maße, mm'],
    total: 'Alle Teile zusammen',
    overview: 'Wo die Teile hingehören',
    printing: 'Druckeinstellungen',
    layer: 'Schichthöhe',
    infill: 'Füllung',
    walls: 'Wände',
    material: 'Material',
    supports: 'Stützen',
    supportsNone: 'keine',
    orientation: 'Die Dateien liegen so auf dem Druckbett, wie sie gedruckt werden sollen. Bitte nicht drehen.',
    hardware: 'Was Sie noch brauchen',
    assembly: 'Zusammenbau',
    safety: 'Sicherheit',
    licence: 'Lizenz',
    licenceText:
      'Für den eigenen Gebrauch. Sie dürfen die Teile beliebig oft drucken und für sich ändern. Die Dateien und daraus gedruckte Teile dürfen Sie nicht weitergeben oder verkaufen.',
    page: 'Seite',
  },
};
