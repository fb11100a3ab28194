import type { SampleProduct, SampleTexts } from './sample.types.ts';
import { informedBy, type Sheet } from './sheets.ts';
import { inLocales, type Trio } from './words.ts';

/** A model as it is sold: a kit, and its files as a product of their own. */
export interface Offer {
  model: string;
  /** The model's own name, the same in all languages. */
  title: string;
  category: string;
  attributes: Record<string, number | string>;
  photos: string[];
  drawings: string[];
  /** Different parts and pieces. */
  parts: readonly [number, number];
  bedMm: number;
  grams: number;
  name: Trio;
  summary: Trio;
  spec: Trio;
  description: Trio;
  features: readonly Trio[];
  sheet: Sheet;
  kit: Sold & { weightGrams: number; onHand: number };
  files: Sold;
}

interface Sold {
  id: number;
  slug: string;
  sku: string;
  priceMinor: number;
  publishedAt: string;
}

/** A Slovak count with its noun: two to four things have a form of their own. */
const slovak = (count: number, few: string, many: string): string => `${count} ${count < 5 ? few : many}`;

const filesTexts = ({ title, parts: [parts, pieces], bedMm, grams }: Offer): SampleProduct['texts'] =>
  inLocales((say) => ({
    name: say([`${title}, files only`, `${title}, iba súbory`, `${title}, nur Dateien`]),
    summary: say([
      `All parts of the ${title} as STL and 3MF, checked watertight, with the build guide. Fits a bed of ${bedMm} mm.`,
      `Všetky diely modelu ${title} ako STL a 3MF, overené ako vodotesné, so stavebným návodom. Stačí tlačová podložka ${bedMm} mm.`,
      `Alle Teile des Modells ${title} als STL und 3MF, auf Dichtheit geprüft, mit Bauanleitung. Passt auf ein Druckbett von ${bedMm} mm.`,
    ]),
    specLine: say([
      `STL, 3MF · ${parts} parts · ${bedMm} mm bed`,
      `STL, 3MF · ${slovak(parts, 'diely', 'dielov')} · podložka ${bedMm} mm`,
      `STL, 3MF · ${parts} Teile · Druckbett ${bedMm} mm`,
    ]),
    description: say([
      `<p>The same model as the kit, as files. Every part is already turned the way it prints best.</p><p>You need about ${grams} g of filament and what the list on the Print Info tab names. The files may be printed for your own use as often as you like.</p>`,
      `<p>Ten istý model ako v stavebnici, tentoraz ako súbory. Každý diel je už natočený tak, ako sa najlepšie tlačí.</p><p>Potrebujete asi ${grams} g filamentu a to, čo uvádza zoznam na karte Informácie o tlači. Pre vlastnú potrebu môžete tlačiť, koľkokrát chcete.</p>`,
      `<p>Dasselbe Modell wie im Bausatz, als Dateien. Jedes Teil ist schon so gedreht, wie es sich am besten druckt.</p><p>Sie brauchen etwa ${grams} g Filament und was die Liste unter Druckinfos nennt. Für den eigenen Bedarf dürfen Sie beliebig oft drucken.</p>`,
    ]),
    features: [
      say([
        `${parts} different parts, ${pieces} pieces`,
        `${slovak(parts, 'rôzne diely', 'rôznych dielov')}, ${slovak(pieces, 'kusy', 'kusov')}`,
        `${parts} verschiedene Teile, ${pieces} Stück`,
      ]),
      say([
        'STL and 3MF in millimetres, ready oriented',
        'STL a 3MF v milimetroch, správne natočené',
        'STL und 3MF in Millimetern, fertig ausgerichtet',
      ]),
      say([
        'Build guide as PDF in English, Slovak and German',
        'Stavebný návod vo formáte PDF po slovensky, anglicky a nemecky',
        'Bauanleitung als PDF auf Deutsch, Englisch und Slowakisch',
      ]),
      say(['New revisions are free', 'Nové revízie zadarmo', 'Neue Revisionen sind kostenlos']),
    ],
  }));

/** The kit and the files of a model, both with its Print Info. */
export const productsOf = (offer: Offer): SampleProduct[] => {
  const { category, attributes, photos, drawings } = offer;
  const shared = { category, attributes, model: { id: offer.model } };
  const kitTexts = inLocales((say): SampleTexts => ({
    name: say(offer.name),
    summary: say(offer.summary),
    specLine: say(offer.spec),
    description: say(offer.description),
    features: offer.features.map(say),
  }));
  const products: SampleProduct[] = [
    { ...shared, ...offer.kit, productType: 'PHYSICAL', pictures: [...photos, ...drawings], texts: kitTexts },
    {
      ...shared,
      ...offer.files,
      productType: 'DIGITAL',
      pictures: [...drawings, ...photos],
      kit: offer.kit.id,
      texts: filesTexts(offer),
    },
  ];
  return products.map(informedBy(offer.sheet));
};
