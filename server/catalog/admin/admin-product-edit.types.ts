import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { EditablePicture } from './admin-gallery.types.ts';
import { AttributeKind } from '../catalog-enums.ts';
import { PrintSettings } from '../product-tabs.types.ts';
import { ModelViewerSettings } from '../catalog.types.ts';
import { declareFields, WithPlainFields } from '../product/plain-fields.ts';
import type { Sale } from '../product/later-sales.ts';
import { PlannedSale } from '../product/planned-sale.types.ts';
import { EditableVolumePrice } from '../product/volume-price.types.ts';
import { MOST_VOLUME_PRICES } from '../product/volume-prices.ts';
import { ProductType } from '../product/product-type.ts';

@ObjectType({ description: 'Something to be bought beside the printed parts, in one language.', simpleResolvers: true })
export class EditableComponent {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  quantity: number;

  @Field(() => String)
  specifications: string;

  @Field(() => Int, { nullable: true, description: 'Cents.' })
  estimatedPriceMinor: number | null;

  @Field(() => Boolean)
  required: boolean;

  @Field(() => Int, { nullable: true, description: 'The product of this shop that it is.' })
  productId: number | null;
}

@ObjectType({
  description: 'What the page of the product says of printing it, in one language.',
  simpleResolvers: true,
})
export class EditablePrintInfo {
  @Field(() => PrintSettings)
  printSettings: PrintSettings;

  @Cost({ size: 20 })
  @Field(() => [EditableComponent])
  rcComponents: EditableComponent[];

  @Cost({ size: 20 })
  @Field(() => [String])
  additionalNotes: string[];
}

@ObjectType({ description: 'What a product says in one language, as it was written.', simpleResolvers: true })
export class EditableTexts {
  @Field(() => String, { description: 'en, sk or de.' })
  locale: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  summary: string;

  @Field(() => String, { description: 'HTML of a small allow-list of tags.' })
  description: string;

  @Cost({ size: 20 })
  @Field(() => [String])
  features: string[];

  @Field(() => String)
  specLine: string;

  @Cost({ size: 20 })
  @Field(() => [String])
  interactionInstructions: string[];

  @Field(() => EditablePrintInfo, { description: 'What its page says of printing it.', nullable: true })
  printInfo: EditablePrintInfo | null;
}

@ObjectType({ description: 'The value of one property of a product.', simpleResolvers: true })
export class EditableAttribute {
  @Field(() => String, { description: 'Of the property, as `attributeChoices` has it.' })
  key: string;

  @Field(() => Float, { description: 'Of a NUMBER.', nullable: true })
  number: number | null;

  @Field(() => String, { description: 'Of an OPTION.', nullable: true })
  option: string | null;
}

@ObjectType('ScheduledActivation', { description: 'A change of state that happens by itself.', simpleResolvers: true })
export class ScheduledActivationView {
  @Field(() => GraphQLISODateTime, { description: 'When it happens.' })
  at: Date;

  @Field(() => Boolean, { description: 'On sale from then on, or off sale.' })
  active: boolean;
}

@ObjectType({ description: 'The last change of a product.', simpleResolvers: true })
export class ProductChange {
  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => String, { description: 'Address of the admin.' })
  by: string;
}

@ObjectType({ description: 'Everything about a product that admins change, in every language.', simpleResolvers: true })
export class EditableProduct extends WithPlainFields {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with each change; `updateProduct` takes the one that was seen.' })
  version: number;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  sku: string;

  @Field(() => ProductType)
  productType: ProductType;

  @Field(() => Boolean)
  active: boolean;

  @Field(() => Money, { description: 'The ordinary one: a sale changes it for its days alone.' })
  price: Money;

  @Field(() => PlannedSale, { nullable: true, description: 'Planned or running; null without one.' })
  sale: PlannedSale | null;

  laterSales: Sale[];

  @Cost({ size: MOST_VOLUME_PRICES })
  @Field(() => [EditableVolumePrice], { description: 'What a unit costs where more are bought, the fewest first.' })
  volumePrices: EditableVolumePrice[];

  @Field(() => Money, {
    nullable: true,
    description: 'Of a kit: what it costs together with its files; null: as much as both.',
  })
  bundlePrice: Money | null;

  @Field(() => String, { description: 'Slug of its category.' })
  category: string;

  @Field(() => Int, { nullable: true, description: 'The kit of these files, or the files of this kit.' })
  counterpartId: number | null;

  @Field(() => ModelViewerSettings, { nullable: true })
  viewerSettings: ModelViewerSettings | null;

  @Cost({ size: 3 })
  @Field(() => [EditableTexts], { description: 'English first; a language that nobody wrote is absent.' })
  translations: EditableTexts[];

  @Cost({ size: 20 })
  @Field(() => [EditableAttribute])
  attributes: EditableAttribute[];

  @Cost({ size: 50 })
  @Field(() => [EditablePicture], { description: 'In their order, the cover first.' })
  pictures: EditablePicture[];

  @Field(() => Int, { description: 'For `expectedVersion` of the next change of its pictures.' })
  picturesVersion: number;

  @Field(() => ScheduledActivationView, {
    description: 'When it goes on or off sale; null without a plan.',
    nullable: true,
  })
  schedule: ScheduledActivationView | null;
}

declareFields(EditableProduct, 'read');

@ObjectType({ description: 'A value that a property may have.', simpleResolvers: true })
export class AttributeOptionChoice {
  @Field(() => String, { description: 'As the inputs take it.' })
  value: string;

  @Field(() => String)
  label: string;
}

@ObjectType({ description: 'A property that a product may have.', simpleResolvers: true })
export class AttributeChoice {
  @Field(() => ID, { description: 'As the inputs name it.' })
  key: string;

  @Field(() => String)
  label: string;

  @Field(() => AttributeKind)
  kind: AttributeKind;

  @Field(() => String, { nullable: true })
  unit: string | null;

  @Cost({ size: 50 })
  @Field(() => [AttributeOptionChoice], { description: 'What it may be; empty for a number.' })
  options: AttributeOptionChoice[];
}
