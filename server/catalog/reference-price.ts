import type { AttributeKindName } from './attribute.entity.ts';
import type { Words } from './category/category.entity.ts';

export interface AttributeReference {
  id: number;
  key: string;
  kind: AttributeKindName;
  unit: string | null;
  labels: Words;
  options: { value: string; labels: Words }[];
}

/** The small tables that name the values of facets, without hidden categories. */
export interface Reference {
  /** `former`: slugs that a category had before. */
  categories: { id: number; slug: string; former: string[]; names: Words }[];
  attributes: AttributeReference[];
}

/** The whole reference as one JSON value, so that it comes along with the counts. */
export const REFERENCE_JSON = `json_build_object(
  'categories', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'names', c.names,
    'former', ARRAY(SELECT f.slug FROM former_category_slug f WHERE f.category_id = c.id))
    ORDER BY c.position, c.id), '[]') FROM category c WHERE NOT c.hidden),
  'attributes', (SELECT coalesce(json_agg(json_build_object('id', d.id, 'key', d.key, 'kind', d.kind, 'unit', d.unit,
    'labels', d.labels, 'options', (SELECT coalesce(json_agg(json_build_object('value', o.value, 'labels', o.labels)
      ORDER BY o.position, o.value), '[]') FROM attribute_option o WHERE o.attribute_id = d.id))
    ORDER BY d.position, d.id), '[]') FROM attribute_definition d WHERE d.facet))`;
