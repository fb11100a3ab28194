// Made by `npm run schema` of server/catalog/product/product-fields.ts.

/** The fields of a product that shoppers may read and admins type as they are. */
export const PLAIN_FIELDS = [
  {"name":"videoUrl","label":"catalogue.edit.videoUrl","hint":null,"type":"address","only":null,"required":false},
  {"name":"weightGrams","label":"catalogue.edit.weight","hint":null,"type":"whole","most":1000000,"only":"PHYSICAL","required":true},
  {"name":"packedSize","label":"catalogue.edit.packedSize","hint":"catalogue.edit.packedSizeHint","type":"words","most":40,"only":"PHYSICAL","required":false},
  {"name":"shipsInDays","label":"catalogue.edit.shipsInDays","hint":null,"type":"whole","most":365,"only":"PHYSICAL","required":false},
  {"name":"designations","label":"catalogue.edit.designations","hint":"catalogue.edit.designationsHint","type":"words","most":300,"only":"PHYSICAL","required":false},
] as const;

/** What a part number looks like. */
export const PART_NUMBER = /^[\w.-]{1,40}$/;

/** How the file of products calls a field where it has another name there. */
export const CSV_NAMES: Readonly<Record<string, string>> = {
  "productType": "type",
  "priceMinor": "price",
  "stockDelta": "stock_change",
  "salePriceMinor": "sale_price",
  "saleFrom": "sale_from",
  "saleTo": "sale_to",
  "laterSales": "later_sales",
  "volumePrices": "volume_prices",
  "bundlePriceMinor": "bundle_price",
  "weightGrams": "weight_g",
  "packedSize": "packed_size_mm",
  "shipsInDays": "ships_in_days"
};
