import type { Locale } from '../../core/locale.ts';
import { money } from '../../core/money.types.ts';
import type { ProductTexts } from '../catalog-rows.ts';
import {
  DownloadsContent,
  ListContent,
  PrintInfoContent,
  TextContent,
  type ProductTab,
} from '../product-tabs.types.ts';
import type { ProductView } from '../catalog.types.ts';
import type { PrintInfo } from './product-translation.entity.ts';

type TabId = 'details' | 'print-info' | 'download' | 'features';

const LABELS: Record<TabId, Record<Locale, string>> = {
  details: { en: 'Details', sk: 'Podrobnosti', de: 'Details' },
  'print-info': { en: 'Print Info', sk: 'Informácie o tlači', de: 'Druckinfos' },
  download: { en: 'Download', sk: 'Na stiahnutie', de: 'Download' },
  features: { en: 'Features', sk: 'Vlastnosti', de: 'Merkmale' },
};

const printInfoContent = ({ printSettings, rcComponents, additionalNotes }: PrintInfo): PrintInfoContent =>
  Object.assign(new PrintInfoContent(), {
    printSettings,
    additionalNotes,
    rcComponents: rcComponents.map(({ estimatedPriceMinor, ...component }) => ({
      ...component,
      estimatedPrice: estimatedPriceMinor === null ? null : money(estimatedPriceMinor),
    })),
  });

/** The tabs of a product page in their order; an empty one is left out. */
export const tabsOf = (product: ProductView, texts: ProductTexts, locale: Locale): ProductTab[] => {
  const contents: [TabId, ProductTab['content'] | null][] = [
    ['details', texts.description ? Object.assign(new TextContent(), { html: texts.description }) : null],
    ['print-info', texts.printInfo ? printInfoContent(texts.printInfo) : null],
    ['download', Object.assign(new DownloadsContent(), { product })],
    ['features', texts.features.length ? Object.assign(new ListContent(), { items: texts.features }) : null],
  ];
  return contents.flatMap(([id, content]) => (content ? [{ id, label: LABELS[id][locale], content }] : []));
};
