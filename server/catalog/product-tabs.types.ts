import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { Money } from '../core/money.types.ts';
import { type ProductView } from './catalog.types.ts';

@ObjectType({ description: 'A tab with text.', simpleResolvers: true })
export class TextContent {
  @Field(() => String, { description: 'HTML of a small allow-list of tags.' })
  html: string;
}

@ObjectType({ description: 'How to print it, in words of the page.', simpleResolvers: true })
export class PrintSettings {
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

@ObjectType({ description: 'What is needed besides the printed parts.', simpleResolvers: true })
export class RcComponent {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  quantity: number;

  @Field(() => String)
  specifications: string;

  @Field(() => Money, { description: 'What it costs elsewhere, about.', nullable: true })
  estimatedPrice: Money | null;

  @Field(() => Boolean)
  required: boolean;

  productId: number | null;
}

@ObjectType({
  description: 'A tab that says how to print the product, and what it needs besides.',
  simpleResolvers: true,
})
export class PrintInfoContent {
  @Field(() => PrintSettings)
  printSettings: PrintSettings;

  @Cost({ size: 20 })
  @Field(() => [RcComponent])
  rcComponents: RcComponent[];

  @Cost({ size: 20 })
  @Field(() => [String])
  additionalNotes: string[];
}

@ObjectType({ description: 'A file that comes with the product.', simpleResolvers: true })
export class DownloadItem {
  @Field(() => String)
  label: string;

  @Field(() => String, { nullable: true, description: 'Null: it comes with the purchase.' })
  url: string | null;

  @Field(() => String, { description: 'STL, 3MF, PDF, …' })
  format: string;

  @Field(() => Int)
  sizeBytes: number;
}

@ObjectType({ description: 'What a buyer downloads; the real files and their sizes.' })
export class DownloadsContent {
  product: ProductView;
}

@ObjectType({ description: 'A tab with points to tick off.', simpleResolvers: true })
export class ListContent {
  @Cost({ size: 20 })
  @Field(() => [String])
  items: string[];
}

export const TabContent = createUnionType({
  name: 'TabContent',
  description: 'The content of a tab is of one kind.',
  types: () => [TextContent, PrintInfoContent, DownloadsContent, ListContent] as const,
});

@ObjectType({ description: 'One of the tabs of the page of a product.', simpleResolvers: true })
export class ProductTab {
  @Field(() => ID, { description: 'details, print-info, download or features.' })
  id: string;

  @Field(() => String)
  label: string;

  @Field(() => TabContent, { description: 'What it shows.' })
  content: TextContent | PrintInfoContent | DownloadsContent | ListContent;
}
