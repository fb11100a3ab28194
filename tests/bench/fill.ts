import type { Ctx } from '../../server/core/context.ts';
import { bumpCatalogVersion, refreshSearch } from '../../server/catalog/search/search-index.service.ts';

const CATEGORIES = [
  ['planes', { en: 'Planes', sk: 'Lietadlá', de: 'Flugzeuge' }],
  ['boats', { en: 'Boats', sk: 'Lode', de: 'Boote' }],
  ['cars', { en: 'Cars', sk: 'Autá', de: 'Autos' }],
  ['rockets', { en: 'Rockets', sk: 'Rakety', de: 'Raketen' }],
  ['gliders', { en: 'Gliders', sk: 'Vetrone', de: 'Segler' }],
  ['multirotors', { en: 'Multirotors', sk: 'Multikoptéry', de: 'Multikopter' }],
  ['parts', { en: 'Parts', sk: 'Diely', de: 'Teile' }],
  ['electronics', { en: 'Electronics', sk: 'Elektronika', de: 'Elektronik' }],
] as const;

const NAMES = {
  en: {
    places:
      'Kriváň Dunaj Kestrel Gemer Sokol Rysy Orava Zemplín Tatra Váh Hron Poprad Muráň Spiš Liptov Turiec Novohrad Gerlach Ďumbier Choč',
    kinds:
      'rocket,flying wing,deep-V boat,rock crawler,pylon racer,glider,pan-tilt head,avionics bay,nose cone,fin can,motor mount,beadlock wheel,hull section,winglet set,parachute kit,camera pod,servo tray,battery hatch,propeller guard,launch lug',
  },
  sk: {
    kinds:
      'raketa,samokrídlo,čln s hlbokým V,kráčajúci crawler,pylonový závodník,vetroň,otočná hlava,avionická sekcia,hlavica,sekcia stabilizátorov,motorové lôžko,koleso s poistkou,sekcia trupu,sada wingletov,padáková súprava,kamerový modul,držiak serva,kryt batérie,ochrana vrtule,vodiaca rúrka',
  },
  de: {
    kinds:
      'Rakete,Nurflügel,Tief-V-Boot,Felskletterer,Pylonrenner,Segelflugzeug,Schwenkkopf,Avioniksektion,Nasenkonus,Leitwerkssektion,Motorträger,Beadlock-Rad,Rumpfsektion,Winglet-Satz,Fallschirmsatz,Kameragondel,Servoträger,Akkudeckel,Propellerschutz,Führungsrohr',
  },
};

const ATTRIBUTES = [
  ['length', 'NUMBER', 'mm', 'Length'],
  ['mass', 'NUMBER', 'g', 'Mass'],
  ['bed', 'NUMBER', 'mm', 'Needed bed'],
  ['skill', 'OPTION', null, 'Skill'],
  ['motor-class', 'OPTION', null, 'Motor class'],
  ['scale', 'OPTION', null, 'Scale'],
] as const;

const OPTIONS: Record<string, string[]> = {
  skill: ['first-build', 'some-experience', 'advanced'],
  'motor-class': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  scale: ['1:6', '1:8', '1:10', '1:12', '1:24'],
};

const list = (values: string) => `ARRAY['${values.split(',').join("','")}']`;

const ABOUT = {
  en: 'A printable model with bayonet joints',
  sk: 'Tlačiteľný model s bajonetovými spojmi',
  de: 'Ein druckbares Modell mit Bajonettverschluss',
};

const spoken = (locale: 'en' | 'sk' | 'de') => `('${locale}', ${list(NAMES[locale].kinds)}, '${ABOUT[locale]}')`;

const TEXTS = `
  INSERT INTO product_translation (product_id, locale, name, summary, description, features, spec_line, interaction_instructions)
  SELECT id, locale, (${list(NAMES.en.places.replaceAll(' ', ','))})[1 + id % 20] || ' ' || (100 + id % 720) || ' ' || kinds[1 + (id / 7) % 20],
    about || ' ' || id, '<p>' || about || ' ' || id || ', ' || (200 + id % 720) || ' mm. PETG, M3.</p><p>' || repeat(about || '. ', 6) || '</p>',
    ARRAY[about || ' 1', about || ' 2', about || ' 3'], (200 + id % 720) || ' mm · ' || (100 + id % 720) || ' g', ARRAY[]::text[]
  FROM product CROSS JOIN (VALUES ${spoken('en')}, ${spoken('sk')}, ${spoken('de')}) AS l (locale, kinds, about)
  ORDER BY id, locale`;

/** Search rows are made for so many products in one statement: it ends within the shop's limits on any machine. */
const AT_ONCE = 1000;
/** Names, measures, categories and options come round again after so many products: what differs is the number alone. */
const ROUND = 5_040;
/** Numbers below this stand in texts too. */
const PLAIN_FROM = 1_001;
const MADE = PLAIN_FROM + ROUND - 1;

const FILLED = [
  'product',
  'product_translation',
  'product_image',
  'product_attribute',
  'product_search',
  'stock_level',
];
const SECONDARY = `
  SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`;

/** Fills so many rows in minutes: indexes are made at the end. */
export const withoutIndexes = async (ctx: Ctx, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  const indexes = await ctx.sql<{ name: string; definition: string }>(SECONDARY, [tables]);
  for (const { name } of indexes) await ctx.sql(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of indexes) await ctx.sql(definition);
};

/** References are right by making. */
const withoutTriggers = async (ctx: Ctx, work: () => Promise<void>): Promise<void> => {
  for (const table of FILLED) await ctx.sql(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await work();
  for (const table of FILLED) await ctx.sql(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
};

/** Search rows of products whose texts differ from those of another one by their number alone. */
const COPIES = `
  INSERT INTO product_search (product_id, locale, name, name_doc, doc)
  SELECT p.id, s.locale, s.name,
    ts_delete(s.name_doc, s.product_id::text) || array_to_tsvector(ARRAY[p.id::text]),
    ts_delete(s.doc, s.product_id::text) || array_to_tsvector(ARRAY[p.id::text])
  FROM product p JOIN product_search s ON s.product_id = ${PLAIN_FROM} + (p.id - ${PLAIN_FROM}) % ${ROUND}
  WHERE p.id > ${MADE}
  ORDER BY p.id, s.locale`;

const SUM = `SELECT md5(string_agg(md5(s::text), '' ORDER BY product_id, locale)) AS sum FROM product_search s WHERE product_id = ANY($1)`;

const makeSearch = async (ctx: Ctx, from: number, to: number): Promise<void> => {
  for (let first = from; first <= to; first += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, to - first + 1) }, (_, i) => first + i);
    await refreshSearch(ctx, ids);
  }
};

/** A copied row is what the shop would have made. */
const checkCopies = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  const [copied] = await ctx.sql<{ sum: string }>(SUM, [ids]);
  await refreshSearch(ctx, ids);
  const [made] = await ctx.sql<{ sum: string }>(SUM, [ids]);
  if (copied!.sum !== made!.sum) throw new Error('copied search rows differ from made ones');
};

const fillSearch = async (ctx: Ctx, count: number): Promise<void> => {
  await makeSearch(ctx, 1, Math.min(count, MADE));
  if (count > MADE) await ctx.sql(COPIES);
};

const fillRows = async (ctx: Ctx, count: number): Promise<void> => {
  for (const [i, [slug, names]] of CATEGORIES.entries()) {
    await ctx.sql('INSERT INTO category (slug, position, names) VALUES ($1, $2, $3)', [slug, i, JSON.stringify(names)]);
  }
  await ctx.sql(
    `INSERT INTO product (slug, sku, product_type, price_minor, tax_class, category_id, published_at, weight_grams, sold_files)
     SELECT 'model-' || i, 'MX-' || i, CASE WHEN i % 2 = 0 THEN 'DIGITAL' ELSE 'PHYSICAL' END, 400 + (i::bigint * 7919) % 30000,
       CASE WHEN i % 2 = 0 THEN 'digital' ELSE 'goods' END, 1 + i % 8, now() - i * interval '1 minute', CASE WHEN i % 2 = 0 THEN NULL ELSE 100 + i % 1500 END,
       CASE WHEN i % 2 = 0 THEN 2 END
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await ctx.sql(TEXTS);
  await ctx.sql(
    `INSERT INTO stock_level (product_id, on_hand) SELECT id, 1000000 FROM product WHERE product_type = 'PHYSICAL'`,
  );
  await ctx.sql(
    `INSERT INTO public_media (key, content_type, bytes) SELECT 'bench-' || i || '.webp', 'image/webp', 1000 FROM generate_series(0, 19) AS i`,
  );
  await ctx.sql(
    `INSERT INTO product_image (product_id, position, key, width, height, kind, alt)
     SELECT id, 0, 'bench-' || id % 20 || '.webp', 1600, 1200, CASE WHEN product_type = 'DIGITAL' THEN 'DRAWING' ELSE 'PHOTO' END, '{"en":"A model"}' FROM product`,
  );
  for (const [i, [key, kind, unit, label]] of ATTRIBUTES.entries()) {
    const [row] = await ctx.sql<{ id: number }>(
      'INSERT INTO attribute_definition (key, kind, unit, labels, facet, position) VALUES ($1, $2, $3, $4, true, $5) RETURNING id',
      [key, kind, unit, JSON.stringify({ en: label, sk: label, de: label }), i],
    );
    const options = OPTIONS[key] ?? [];
    for (const [position, value] of options.entries()) {
      await ctx.sql('INSERT INTO attribute_option (attribute_id, value, labels, position) VALUES ($1, $2, $3, $4)', [
        row!.id,
        value,
        JSON.stringify({ en: value }),
        position,
      ]);
    }
    await ctx.sql(
      `INSERT INTO product_attribute (product_id, attribute_id, number, option)
       SELECT id, $1, CASE WHEN $2 = 'NUMBER' THEN 50 + (id * 13) % 900 END, CASE WHEN $2 = 'OPTION' THEN ($3::text[])[1 + id % $4] END FROM product`,
      [row!.id, kind, options, Math.max(1, options.length)],
    );
  }
  await ctx.sql(
    `UPDATE product SET names = product_names(id), part_boxes = CASE WHEN id % 10 > 0 THEN (
       SELECT jsonb_agg(jsonb_build_array(20 + (id * 31 + n * 97) % 280 + 0.25, 15 + (id * 17 + n * 53) % 220 + 0.5, 5 + (id * 7 + n * 29) % 230))
       FROM generate_series(1, 1 + id % 6) AS n) END`,
  );
  await ctx.sql('ANALYZE');
  await fillSearch(ctx, count);
};

/** Fills an empty catalogue with `count` plausible products: three languages, attributes, stock, prices, one picture each. */
export const fillCatalogue = async (ctx: Ctx, count: number): Promise<void> => {
  const fill = () => fillRows(ctx, count);
  if (count > MADE) {
    await withoutIndexes(ctx, FILLED, () => withoutTriggers(ctx, fill));
    await checkCopies(ctx, [MADE + 1, Math.ceil((MADE + count) / 2), count]);
  } else await fill();
  await bumpCatalogVersion(ctx);
  await ctx.sql('VACUUM ANALYZE');
};
