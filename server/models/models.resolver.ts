import { Ctx, FieldResolver, Float, Resolver, Root } from 'type-graphql';
import { DownloadItem, DownloadsContent } from '../catalog/product-tabs.types.ts';
import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { imageOf } from '../catalog/catalog-rows.ts';
import { type Image, ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import type { Locale } from '../core/locale.ts';
import { downloadItems } from './downloads.ts';
import { modelOf } from './models.loaders.ts';
import { meshOf, ProductPart } from './models.types.ts';

const partImage = (image: ImageInput | undefined, locale: Locale): Image | null =>
  image ? imageOf({ ...image, alt: image.alt[locale] ?? image.alt.en }) : null;

@Resolver(() => ProductView)
export class ProductModelResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the preview (GLB) for the 3D viewer. It cannot be printed.',
  })
  async modelPath(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<string | null> {
    const model = await modelOf(ctx).load({ productId: id, full: false });
    return model?.previewKey ? `/media/${model.previewKey}` : null;
  }

  @Cost({ size: 3 })
  @FieldResolver(() => [Float], {
    nullable: true,
    description: 'Millimetres of the part that needs the largest bed, longest edge first. Null without a model.',
  })
  async largestPartMm(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<number[] | null> {
    return (await modelOf(ctx).load({ productId: id, full: false }))?.largestPartMm ?? null;
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [ProductPart], { description: 'Printed parts in the order of the exploded view.' })
  async parts(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<ProductPart[]> {
    const model = await modelOf(ctx).load({ productId: id, full: true });
    return (model?.manifest?.parts ?? []).map((part, i) => ({
      ...part,
      number: i + 1,
      name: part.name[ctx.locale],
      colour: part.colour.name[ctx.locale],
      image: partImage(model?.partImages?.[part.id], ctx.locale),
      photo: partImage(model?.partPhotos?.[part.id], ctx.locale),
      turnDegrees: part.orientation?.turn ?? [0, 0, 0],
      supports: part.supports ?? null,
      mesh: part.facts ? meshOf(part.facts) : null,
    }));
  }
}

@Resolver(() => DownloadsContent)
export class DownloadsResolver {
  @Cost({ size: 40 })
  @FieldResolver(() => [DownloadItem])
  async items(@Ctx() ctx: Context, @Root() { product }: DownloadsContent): Promise<DownloadItem[]> {
    const model = await modelOf(ctx).load({ productId: product.id, full: true });
    return downloadItems(model, product.productType === 'DIGITAL', ctx.locale);
  }
}
