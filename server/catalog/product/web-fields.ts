import { CSV_COLUMNS } from '../admin/product-csv-columns.ts';
import { PLAIN_FIELDS, type PlainField } from './field-sets.ts';
import { PART_NUMBER } from './product-fields.ts';

const MADE = 'Made by `npm run schema` of server/catalog/product/product-fields.ts.';

const entryOf = ({ name, label, hint, plain, only, required = false }: PlainField): string =>
  `  ${JSON.stringify({ name, label, hint: hint ?? null, ...plain, only: only ?? null, required })},`;

/** The column of a field bears its name, `name_sk` for `name.sk`, unless it is named otherwise. */
const renamed = (): Record<string, string> =>
  Object.fromEntries(
    CSV_COLUMNS.flatMap(({ field, name }) => (field && name !== field.replace('.', '_') ? [[field, name]] : [])),
  );

/** What the client knows of the fields of a product: files by their paths. */
export const webFields = (): Record<string, string> => ({
  'web/codegen/product-fields.gen.ts': `// ${MADE}

/** The fields of a product that shoppers may read and admins type as they are. */
export const PLAIN_FIELDS = [
${PLAIN_FIELDS.map(entryOf).join('\n')}
] as const;

/** What a part number looks like. */
export const PART_NUMBER = ${String(PART_NUMBER)};

/** How the file of products calls a field where it has another name there. */
export const CSV_NAMES: Readonly<Record<string, string>> = ${JSON.stringify(renamed(), null, 2)};
`,
  'web/features/admin-product/PlainFields.graphql': `# ${MADE}
fragment PlainFields on EditableProduct {
${PLAIN_FIELDS.map(({ name }) => `  ${name}`).join('\n')}
}
`,
});
