import type { BedFitPartsFragment } from '../../../web/features/catalog/print/Fit.gen.ts';
import type { Bed } from '../../../web/features/catalog/print/bed.ts';
import type { PrintersQuery } from '../../../web/features/catalog/print/Printers.gen.ts';
import type { ProductPageFieldsFragment } from '../../../web/features/catalog/product/Product.gen.ts';
import type { ProductCardFieldsFragment } from '../../../web/features/catalog/ProductCard.gen.ts';
import type { ProductListQuery } from '../../../web/features/catalog/list/ProductList.gen.ts';

type FullProduct = ProductPageFieldsFragment;
type Products = ProductListQuery['products'];
type Shot = FullProduct['image'];

export const photo = (name = 'krivan', more: Partial<Shot> = {}): Shot => ({
  __typename: 'Image',
  url: `/media/${name}.webp`,
  width: 1600,
  height: 1200,
  alt: `${name} on the studio ground`,
  kind: 'PHOTO',
  anchors: [],
  ...more,
});

export const drawing = (name = 'd-krivan', more: Partial<Shot> = {}): Shot =>
  photo(name, { kind: 'DRAWING', alt: `Drawing of ${name}`, ...more });

const ENDS: Shot['anchors'] = [
  { __typename: 'ImageAnchor', partId: 'extent-left', x: 9.8, y: 50 },
  { __typename: 'ImageAnchor', partId: 'extent-right', x: 90.2, y: 50 },
];

export const euros = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' }) as const;

/** The part that decides, as it goes on a bed. */
export const bedFit = (more: Partial<BedFitPartsFragment> = {}): BedFitPartsFragment => ({
  __typename: 'BedFit',
  verdict: 'FITS',
  turnDegrees: 0,
  marginMm: 28,
  sizeMm: [164, 164, 103],
  ...more,
});

/** A kit on a card, as the server sends it. */
export const card = (more: Partial<ProductCardFieldsFragment> = {}): ProductCardFieldsFragment => ({
  __typename: 'Product',
  id: 1,
  productType: 'PHYSICAL',
  modelPath: '/media/krivan.glb',
  name: 'Kriváň 38/2 two-stage rocket',
  specLine: '612 mm · 38 mm motor · 463 g',
  stockState: 'IN_STOCK',
  usualFit: bedFit(),
  price: euros(12_900),
  priceReduction: null,
  image: photo(),
  ...more,
});

const room = (widthMm: number, depthMm: number, heightMm: number, shape: Bed['shape'] = 'RECTANGULAR') =>
  ({ __typename: 'Bed', shape, widthMm, depthMm, heightMm }) as const;

const listedPrinter = (
  id: string,
  [maker, name]: readonly [string, string],
  printerClass: PrintersQuery['printers'][number]['printerClass'],
  bed: ReturnType<typeof room>,
) => ({ __typename: 'Printer', id, maker, name, printerClass, bed }) as const;

/** Some printers to choose from, as the server sends them. */
export const printers = (): PrintersQuery => ({
  printers: [
    listedPrinter('flsun-v400', ['FLSUN', 'V400'], 'QUICK', room(300, 300, 410, 'CIRCULAR')),
    listedPrinter('prusa-mk4s', ['Prusa', 'MK4S'], 'CLASSIC', room(250, 210, 220)),
  ],
});

type Tab = FullProduct['tabs'][number];
const tab = (id: string, label: string, content: Tab['content']): Tab => ({
  __typename: 'ProductTab',
  id,
  label,
  content,
});

const TABS: Tab[] = [
  tab('details', 'Details', { __typename: 'TextContent', html: '<h3>Two stages, one evening</h3><p>Print it.</p>' }),
  tab('print-info', 'Print Info', {
    __typename: 'PrintInfoContent',
    additionalNotes: ['Print the fin cans standing.'],
    printSettings: {
      __typename: 'PrintSettings',
      printTime: '58–62 hours',
      layerHeight: '0.2 mm',
      infill: '20–30 %',
      supports: 'none',
      materials: 'PETG',
      estimatedCost: '€16.40',
    },
    rcComponents: [
      {
        __typename: 'RcComponent',
        name: 'GPS beacon',
        quantity: 1,
        specifications: '868 MHz',
        required: false,
        estimatedPrice: euros(4400),
        product: null,
      },
    ],
  }),
  tab('download', 'Download', {
    __typename: 'DownloadsContent',
    downloads: [
      {
        __typename: 'DownloadItem',
        label: 'Build guide',
        url: '/files/guide.pdf',
        format: 'PDF',
        sizeBytes: 2_400_000,
      },
      { __typename: 'DownloadItem', label: 'All parts', url: null, format: 'STL', sizeBytes: 45_200_000 },
    ],
  }),
  tab('features', 'Features', { __typename: 'ListContent', items: ['Bayonet joints', 'Dovetail fins'] }),
];

/** A whole product page, as the server sends it. */
export const fullProduct = (more: Partial<FullProduct> = {}): FullProduct => ({
  ...card(),
  sku: 'MX-R0382',
  summary: 'A 612 mm two-stage sport rocket.',
  available: 14,
  shipsInDays: 2,
  shippingRates: [
    {
      __typename: 'ShippingRate',
      countries: ['SK'],
      minDays: 2,
      maxDays: 3,
      price: { ...euros(490), decimal: '4.90' },
    },
    {
      __typename: 'ShippingRate',
      countries: ['AT', 'CZ'],
      minDays: 3,
      maxDays: 4,
      price: { ...euros(690), decimal: '6.90' },
    },
  ],
  modelPath: '/media/krivan.glb',
  tailoring: null,
  flight: null,
  drive: null,
  interactionInstructions: [],
  modelViewerSettings: null,
  price: { ...euros(12_900), decimal: '129.00' },
  priceReduction: null,
  volumePrices: [],
  withFiles: null,
  category: { __typename: 'Category', id: '4', slug: 'rockets', name: 'Rockets', code: 'rockets', listed: true },
  image: photo(),
  gallery: [photo(), photo('krivan-standing'), drawing('d-side', { width: 4000, height: 1200, anchors: ENDS })],
  attributes: [
    {
      __typename: 'ProductAttribute',
      key: 'length',
      label: 'Length',
      kind: 'NUMBER',
      number: 612,
      unit: 'mm',
      value: '612 mm',
    },
  ],
  parts: [
    {
      __typename: 'ProductPart',
      id: 'nose',
      number: 1,
      name: 'Nose cone, ogive',
      quantity: 1,
      material: 'PETG',
      colour: 'orange',
      grams: 36.7,
      sizeMm: [45, 45, 148],
      usualFit: bedFit({ sizeMm: [45, 45, 148], marginMm: 87.5 }),
    },
  ],
  counterpart: {
    __typename: 'Product',
    id: 2,
    name: 'Kriváň 38/2, files only',
    productType: 'DIGITAL',
    price: euros(1900),
  },
  tabs: TABS,
  rating: { __typename: 'ProductRating', average: null, count: 0, stars: [0, 0, 0, 0, 0] },
  reviews: {
    __typename: 'ReviewConnection',
    pageInfo: { __typename: 'PageInfo', endCursor: null },
    totalCount: 0,
    nodes: [],
  },
  fitsWithCount: 0,
  builds: { __typename: 'BuildConnection', totalCount: 0 },
  related: [],
  ...more,
});

type Facet = Products['facets'][number];
const option = (value: string, label: string, count: number) =>
  ({ __typename: 'FacetValue', value, label, count }) as const;

const FACETS: Facet[] = [
  {
    __typename: 'Facet',
    key: 'category',
    label: 'Category',
    kind: 'OPTIONS',
    unit: null,
    min: null,
    max: null,
    values: [option('rockets', 'Rockets', 7), option('boats', 'Boats', 3)],
  },
  {
    __typename: 'Facet',
    key: 'type',
    label: 'Type',
    kind: 'OPTIONS',
    unit: null,
    min: null,
    max: null,
    values: [option('PHYSICAL', 'Kit', 6), option('DIGITAL', 'Files', 4)],
  },
  { __typename: 'Facet', key: 'price', label: 'Price', kind: 'RANGE', unit: null, min: 0, max: 24_900, values: [] },
  { __typename: 'Facet', key: 'length', label: 'Length', kind: 'RANGE', unit: 'mm', min: 120, max: 860, values: [] },
];

/** A page of the list, as the server sends it. */
export const productList = (more: Partial<Products> = {}): ProductListQuery => ({
  products: {
    __typename: 'ProductConnection',
    totalCount: 1,
    isEstimate: false,
    correction: null,
    category: null,
    nodes: [card()],
    facets: FACETS,
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    },
    ...more,
  },
});
