import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { LegalPage } from '../settings/legal-days.setting.ts';
import { InEachLanguage } from '../settings/shop-info.types.ts';
import { MAX_HTML } from './legal-texts.service.ts';

registerEnumType(LegalPage, {
  name: 'LegalPage',
  description: 'A legal text.',
  valuesConfig: {
    COOKIES: { description: 'The cookies policy.' },
    GUARANTEE: { description: 'On the legal guarantee.' },
    PRIVACY: { description: 'The privacy policy.' },
    TERMS: { description: 'The terms of service.' },
  },
});

@ObjectType({ description: 'A part of a legal text under a heading.', simpleResolvers: true })
export class LegalTextSection {
  @Field(() => ID, { description: 'Anchor on the page.' })
  id: string;

  @Field(() => String, { description: 'Empty: what stands before the first heading.' })
  title: string;

  @Field(() => String, { description: 'HTML, reduced to text structure and links.' })
  html: string;
}

@ObjectType('LegalText', { description: 'A legal text as it holds from a day on.', simpleResolvers: true })
export class LegalTextView {
  @Field(() => LegalPage, { description: 'Which text.' })
  page: LegalPage;

  @Field(() => String, { nullable: true, description: 'ISO day from which it holds; null: what the shop came with.' })
  day: string | null;

  @Cost({ size: 30 })
  @Field(() => [LegalTextSection], {
    description: 'In the language of the request; empty for what the shop came with.',
  })
  sections: readonly LegalTextSection[];

  @Cost({ size: 10 })
  @Field(() => [String], { description: 'Days of the published versions that hold or held, the latest first.' })
  days: readonly string[];
}

@ObjectType('PublishedLegalText', { description: 'A version that was published.', simpleResolvers: true })
export class PublishedLegalText {
  @Field(() => String, { description: 'ISO day from which it holds.' })
  day: string;

  @Field(() => Date)
  publishedAt: Date;

  @Field(() => Boolean, { description: 'Its day has not come: it can be taken back.' })
  coming: boolean;
}

@ObjectType('AdminLegalText', { description: 'A legal text as the owner edits it.', simpleResolvers: true })
export class AdminLegalText {
  @Field(() => ID, { description: 'The name of the text.' })
  id: string;

  @Field(() => LegalPage, { description: 'Which text.' })
  page: LegalPage;

  @Field(() => Int, { description: 'Of the draft, for `expectedVersion`; 0: there is none.' })
  draftVersion: number;

  @Field(() => InEachLanguage, { nullable: true, description: 'What is being written; null: nothing.' })
  draft: InEachLanguage | null;

  @Field(() => InEachLanguage, { nullable: true, description: 'What holds today; null: what the shop came with.' })
  current: InEachLanguage | null;

  @Cost({ size: 10 })
  @Field(() => [PublishedLegalText], { description: 'The latest first.' })
  versions: PublishedLegalText[];
}

@InputType({ description: 'A legal text in each language, as HTML.' })
export class LegalTextsInput {
  @Field(() => String)
  @Checked(upTo(MAX_HTML))
  en: string;

  @Field(() => String)
  @Checked(upTo(MAX_HTML))
  sk: string;

  @Field(() => String)
  @Checked(upTo(MAX_HTML))
  de: string;
}
