import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { Money } from '../core/money.types.ts';
import { AttributeKind, ImageKind, StockState } from './catalog-enums.ts';
import type { ImageRow, ModelFacts, ProductTexts } from './catalog-rows.ts';
import { declareFields, WithPlainFields } from './product/plain-fields.ts';
import type { PriceHistory } from './product/price-history.ts';
import { ProductType } from './product/product-type.ts';

@ObjectType({ description: 'Where a part is seen on a picture.', simpleResolvers: true })
export class ImageAnchor {
  @Field(() => ID)
  partId: string;

  @Field(() => Float, { description: 'Percent of the width, from the left.' })
  x: number;

  @Field(() => Float, { description: 'Percent of the height, from the top.' })
  y: number;
}

@ObjectType({ description: 'A picture. Smaller copies: `{url}?w=640&f=avif`.', simpleResolvers: true })
export class Image {
  @Field(() => String, {
    description:
      'Path below the shop: `/media/{key}`. With `?w=` 320, 480, 640, 960, 1280 or 1920 and `f=` webp or avif; ' +
      'with `?w=1200&f=jpg` 1200 × 630 for the preview of a link.',
  })
  url: string;

  @Field(() => Int)
  width: number;

  @Field(() => Int)
  height: number;

  @Field(() => String, { description: 'What the picture shows, in the language of the request.' })
  alt: string;

  @Field(() => ImageKind)
  kind: ImageKind;

  @Cost({ size: 20 })
  @Field(() => [ImageAnchor])
  anchors: ImageAnchor[];
}

@ObjectType('Category', { description: 'A shelf of the catalogue.', simpleResolvers: true })
export class CategoryView {
  @Field(() => ID)
  id: number;

  @Field(() => String)
  slug: string;

  @Field(() => String, { description: 'In the language of the call.' })
  name: string;

  @Field(() => String, { description: 'The slug it was made with: stays when the slug changes.' })
  code: string;

  @Field(() => Boolean, { description: 'Whether it has a page of its own; false for one that is hidden.' })
  listed: boolean;

  /** Read together with a category that is asked for by its word. */
  description?: string | null;
  picture?: ImageRow | null;

  /** Read together with the category where all are shown; a product's category loads them when asked. */
  facts?: CategoryFacts;
}

export interface CategoryFacts {
  productCount: number;
  /** Its own, else that of a product. */
  image: Image | null;
  picture: Image | null;
  description: string | null;
}

@ObjectType({ description: 'One property of a product.', simpleResolvers: true })
export class ProductAttribute {
  @Field(() => String, { description: 'As `AttributeFilter.key` takes it.' })
  key: string;

  @Field(() => String)
  label: string;

  @Field(() => AttributeKind)
  kind: AttributeKind;

  @Field(() => Float, { description: 'Of a NUMBER; else null.', nullable: true })
  number: number | null;

  @Field(() => String, { nullable: true, description: 'Code of the option, as filters take it.' })
  option: string | null;

  @Field(() => String, { nullable: true })
  unit: string | null;

  @Field(() => String, { description: 'For people, in their language: "612 mm".' })
  value: string;
}

@ObjectType({ description: 'How the 3D viewer starts.', simpleResolvers: true })
export class ModelViewerSettings {
  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Azimuth and elevation in degrees, distance in millimetres.' })
  cameraOrbit: number[];

  @Field(() => String, { description: 'Colour behind the model; null: that of the page.', nullable: true })
  background: string | null;

  @Field(() => String, { description: '"Y" or "Z".' })
  upAxis: string;

  @Field(() => Boolean)
  autoRotate: boolean;
}

@ObjectType('Product', { description: 'A kit, a part or a set of files.', simpleResolvers: true })
export class ProductView extends WithPlainFields {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  sku: string;

  @Field(() => ProductType)
  productType: ProductType;

  @Field(() => Boolean)
  active: boolean;

  @Field(() => String, { description: 'In the language of the call.' })
  name: string;

  @Field(() => String)
  summary: string;

  @Field(() => Money, { description: 'What a consumer pays, VAT included.' })
  price: Money;

  @Field(() => CategoryView)
  category: CategoryView;

  @Field(() => Image, { description: 'The cover.' })
  image: Image;

  @Field(() => String, { description: 'One line of numbers for cards: "612 mm · 38 mm motor · 386 g".' })
  specLine: string;

  @Field(() => StockState, { description: 'Whether it can be bought now.' })
  stockState: StockState;

  @Field(() => Int, { nullable: true, description: 'Units on sale now; null for DIGITAL.' })
  available: number | null;

  counterpartId: number | null;

  /** Read together with the product where one product is shown; a list loads them when asked. */
  counterpart?: ProductView | null;
  texts?: ProductTexts;
  model?: ModelFacts;
  prices?: PriceHistory;
  gallery?: Image[];
  attributes?: ProductAttribute[];
  fits?: number;
}

declareFields(ProductView, 'read');
