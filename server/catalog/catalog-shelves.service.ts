import { transaction, type Ctx } from '../core/context.ts';
import { AttributeDefinition, AttributeOption, type AttributeKindName } from './attribute.entity.ts';
import { Category, type Words } from './category/category.entity.ts';
import { bumpCatalogVersion } from './search/search-index.service.ts';

export interface CategoryInput {
  slug: string;
  position: number;
  names: Words;
  descriptions?: Category['descriptions'];
  /** A published picture, with both of its sides. */
  pictureKey?: string;
  pictureWidth?: number;
  pictureHeight?: number;
}

/** Adds a category or, for a known slug, changes its place, its names and what else is given. */
export const saveCategory = async (ctx: Ctx, input: CategoryInput): Promise<void> => {
  await ctx.repo(Category).upsert(input, ['slug']);
  await bumpCatalogVersion(ctx);
};

export interface AttributeInput {
  key: string;
  kind: AttributeKindName;
  unit: string | null;
  labels: Words;
  facet: boolean;
  position: number;
  options?: { value: string; labels: Words }[];
}

/** Adds a property or, for a known key, changes it; its options are added or renamed, never removed. */
export const saveAttribute = (ctx: Ctx, { options = [], ...definition }: AttributeInput): Promise<void> =>
  transaction(ctx, async (tx) => {
    await tx.repo(AttributeDefinition).upsert(definition, ['key']);
    const { id } = await tx.repo(AttributeDefinition).findOneByOrFail({ key: definition.key });
    const rows = options.map((option, position) => ({ ...option, attributeId: id, position }));
    await tx.repo(AttributeOption).upsert(rows, ['attributeId', 'value']);
    await bumpCatalogVersion(tx);
  });
