import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { StoredPicture } from './admin-gallery.types.ts';

@InputType({ description: 'What a category is called, in every language.' })
export class CategoryNamesInput {
  @Field(() => String)
  en: string;

  @Field(() => String)
  sk: string;

  @Field(() => String)
  de: string;
}

@InputType({ description: 'What the page of a category says above its products, in every language; may be empty.' })
export class CategoryDescriptionsInput {
  @Field(() => String)
  en: string;

  @Field(() => String)
  sk: string;

  @Field(() => String)
  de: string;
}

@ArgsType()
export class NewCategoryArgs {
  @Field(() => String, { description: 'a–z, 0–9 and hyphens, at most 40.' })
  slug: string;

  @Field(() => CategoryNamesInput)
  names: CategoryNamesInput;

  @Field(() => CategoryDescriptionsInput, { nullable: true, description: 'At most 1,000 characters each.' })
  descriptions?: CategoryDescriptionsInput | null;

  @Field(() => Boolean, { defaultValue: false })
  hidden: boolean;
}

@InputType({ description: 'What changes of a category; what is absent stays.' })
export class CategoryInput {
  @Field(() => String, { nullable: true, description: 'a–z, 0–9 and hyphens, at most 40; the former one leads here.' })
  @Checked(upTo(1000))
  slug?: string | null;

  @Field(() => CategoryNamesInput, { description: 'In every language.', nullable: true })
  names?: CategoryNamesInput | null;

  @Field(() => CategoryDescriptionsInput, { nullable: true, description: 'At most 1,000 characters each.' })
  descriptions?: CategoryDescriptionsInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Out of sight; its products are sold on.' })
  hidden?: boolean | null;
}

@ObjectType({ description: 'A text in every language; empty where English stands in.', simpleResolvers: true })
export class CategoryNames {
  @Field(() => String)
  en: string;

  @Field(() => String)
  sk: string;

  @Field(() => String)
  de: string;
}

@ObjectType({ description: 'A category as the administration sees it.', simpleResolvers: true })
export class AdminCategory {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Stands in addresses; those that it had lead to it.' })
  slug: string;

  @Field(() => CategoryNames, { description: 'In every language.' })
  names: CategoryNames;

  @Field(() => CategoryNames, { description: 'Plain text above the products of its page; line breaks stay.' })
  descriptions: CategoryNames;

  @Field(() => StoredPicture, { nullable: true, description: 'Null: the picture of a product stands for it.' })
  picture: StoredPicture | null;

  @Field(() => Boolean, { description: 'In no menu, filter or sitemap, and without a page.' })
  hidden: boolean;

  @Field(() => Int, { description: 'Products in it, those off sale too.' })
  productCount: number;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  version: number;
}
