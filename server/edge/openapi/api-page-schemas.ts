import type { Document, Schema } from './openapi.types.ts';

const nameOf = (ref: string): string => ref.split('/').at(-1)!;

const objectText = ({ properties = {}, required = [] }: Schema, indent: string): string => {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(field, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : 'object';
};

const bounds = ({ minimum, maximum, maxLength, format }: Schema): string => {
  const facts = [
    format && String(format),
    minimum !== undefined && `≥ ${Number(minimum)}`,
    maximum !== undefined && `≤ ${Number(maximum)}`,
    maxLength !== undefined && `≤ ${Number(maxLength)} characters`,
  ].filter(Boolean);
  return facts.length > 0 ? ` (${facts.join(', ')})` : '';
};

/** A schema as people write types; named ones by their name. */
export const typeText = (schema: Schema, indent = ''): string => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.items) {
    const text = typeText(schema.items, indent);
    return text.includes(' | ') ? `(${text})[]` : `${text}[]`;
  }
  if (schema.type === 'object') return objectText(schema, indent);
  return `${String(schema.type ?? 'anything').replace(',', ' | ')}${bounds(schema)}`;
};

const PLAIN: Record<string, unknown> = { string: '…', integer: 1, number: 1, boolean: true, null: null };

/** A value of the shape that an example may show; optional fields only where the schema has an example for them. */
export const exampleOf = (document: Document, schema: Schema): unknown => {
  if (schema.examples) return schema.examples[0];
  if (schema.$ref) return exampleOf(document, document.components.schemas[nameOf(schema.$ref)]!);
  if (schema.anyOf) return exampleOf(document, schema.anyOf[0]!);
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [exampleOf(document, schema.items)];
  if (schema.type !== 'object') return PLAIN[[schema.type ?? 'null'].flat()[0]!];
  const { properties = {}, required = [] } = schema;
  const shown = Object.entries(properties).filter(([name, field]) => required.includes(name) || field.examples);
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(document, field)]));
};
