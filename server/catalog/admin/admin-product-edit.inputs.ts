import { Field, Float, InputType, Int } from 'type-graphql';
import { LaterSaleInput } from '../product/planned-sale.types.ts';
import { VolumePriceInput } from '../product/volume-price.types.ts';
import { declareFields, WithSomePlainFields } from '../product/plain-fields.ts';

@InputType({ description: 'Six short texts, each needed.' })
export class PrintTextsInput {
  @Field(() => String)
  printTime: string;

  @Field(() => String)
  layerHeight: string;

  @Field(() => String)
  infill: string;

  @Field(() => String)
  supports: string;

  @Field(() => String)
  materials: string;

  @Field(() => String)
  estimatedCost: string;
}

@InputType({ description: 'A thing that is needed beside the printed parts.' })
export class ComponentInput {
  @Field(() => String)
  name: string;

  @Field(() => Int, { description: '1 to 999.' })
  quantity: number;

  @Field(() => String)
  specifications: string;

  @Field(() => Int, { nullable: true, description: 'Cents.' })
  estimatedPriceMinor?: number | null;

  @Field(() => Boolean)
  required: boolean;

  @Field(() => Int, { nullable: true, description: 'The product of this shop that it is, if there is one.' })
  productId?: number | null;
}

@InputType({ description: 'What the page of the product says of printing it.' })
export class PrintInfoInput {
  @Field(() => PrintTextsInput)
  printSettings: PrintTextsInput;

  @Field(() => [ComponentInput])
  rcComponents: ComponentInput[];

  @Field(() => [String])
  additionalNotes: string[];
}

@InputType({ description: 'What a product says in one language.' })
export class ProductTextsInput {
  @Field(() => String, { description: '200 characters at most.' })
  name: string;

  @Field(() => String, { description: '500 characters at most.' })
  summary: string;

  @Field(() => String, { description: 'HTML; what is not on the allow-list is removed.' })
  description: string;

  @Field(() => [String])
  features: string[];

  @Field(() => String)
  specLine: string;

  @Field(() => [String])
  interactionInstructions: string[];

  @Field(() => PrintInfoInput, { description: 'What its page says of printing it.', nullable: true })
  printInfo?: PrintInfoInput | null;
}

@InputType({ description: 'English is needed; a language left out is not offered and English stands in for it.' })
export class TranslationsInput {
  @Field(() => ProductTextsInput)
  en: ProductTextsInput;

  @Field(() => ProductTextsInput, { nullable: true })
  sk?: ProductTextsInput | null;

  @Field(() => ProductTextsInput, { nullable: true })
  de?: ProductTextsInput | null;
}

@InputType({ description: 'A number, or the code of an option.' })
export class AttributeInput {
  @Field(() => String, { description: 'Of the property, as `attributeChoices` has it.' })
  key: string;

  @Field(() => Float, { description: 'Of a NUMBER.', nullable: true })
  number?: number | null;

  @Field(() => String, { description: 'Of an OPTION: one of its values.', nullable: true })
  option?: string | null;
}

@InputType({ description: 'How the 3D viewer shows the model at first.' })
export class ViewerSettingsInput {
  @Field(() => [Float], { description: 'Azimuth and elevation in degrees, least distance in millimetres.' })
  cameraOrbit: number[];

  @Field(() => String, { nullable: true, description: '`#rrggbb`; null is the ground of the shop.' })
  background?: string | null;

  @Field(() => String, { description: '"Y" or "Z".' })
  upAxis: string;

  @Field(() => Boolean)
  autoRotate: boolean;
}

@InputType({
  description: 'What an admin says of a product. What is absent stays; texts and attributes are each given as a whole.',
})
export class ProductInput extends WithSomePlainFields {
  @Field(() => String, { nullable: true, description: 'Small letters, digits and hyphens, 100 at most.' })
  slug?: string;

  @Field(() => String, { nullable: true, description: 'Letters, digits, dots, hyphens and underlines, 40 at most.' })
  sku?: string;

  @Field(() => Boolean, { nullable: true })
  active?: boolean;

  @Field(() => Int, { nullable: true, description: 'Cents, VAT included: the ordinary price.' })
  priceMinor?: number;

  @Field(() => Int, { nullable: true, description: 'Cents that it costs in a sale, with both days; null: no sale.' })
  salePriceMinor?: number | null;

  @Field(() => String, { nullable: true, description: 'First ISO day of the sale, of the shop.' })
  saleFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Last ISO day of the sale, of the shop.' })
  saleTo?: string | null;

  @Field(() => [LaterSaleInput], {
    nullable: true,
    description:
      'Further sales, 11 at most; none on a day of another one. The next takes over when the one before is over.',
  })
  laterSales?: LaterSaleInput[] | null;

  @Field(() => [VolumePriceInput], {
    nullable: true,
    description: 'At most 10, of goods only; null or none: always one price.',
  })
  volumePrices?: VolumePriceInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a kit: cents that it costs together with its files; null: as much as both.',
  })
  bundlePriceMinor?: number | null;

  @Field(() => String, { nullable: true, description: 'Slug of a category.' })
  category?: string;

  @Field(() => Int, { nullable: true, description: 'The kit of these files, or the files of this kit; null: none.' })
  counterpartId?: number | null;

  @Field(() => ViewerSettingsInput, { nullable: true })
  viewerSettings?: ViewerSettingsInput | null;

  @Field(() => TranslationsInput, { description: 'Texts in each language.', nullable: true })
  translations?: TranslationsInput;

  @Field(() => [AttributeInput], { nullable: true })
  attributes?: AttributeInput[];
}

declareFields(ProductInput, 'written');
