import { Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import {
  MailGroup,
  MailKind,
  PLACEHOLDERS,
  type PlaceholderKind,
  type PlaceholderName,
} from '../../mails/mail-kinds.ts';

const namesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

registerEnumType(MailKind, { name: 'MailKind', description: 'A mail whose words the owner can change.' });
registerEnumType(MailGroup, { name: 'MailGroup', description: 'What a mail is about.' });

const LanguageEnum = namesOf(LOCALES);
registerEnumType(LanguageEnum, { name: 'MailLanguage', description: 'A language of the shop.' });

const PlaceholderEnum = namesOf(Object.keys(PLACEHOLDERS) as PlaceholderName[]);
registerEnumType(PlaceholderEnum, {
  name: 'MailPlaceholderName',
  description: 'What the shop puts in where it stands in braces.',
});

const PlaceholderKindEnum = namesOf<PlaceholderKind>(['TEXT', 'LINK', 'BLOCK']);
registerEnumType(PlaceholderKindEnum, {
  name: 'MailPlaceholderKind',
  description: 'Where a placeholder may stand.',
  valuesConfig: {
    TEXT: { description: 'A few words: in the subject, the heading and the body.' },
    LINK: { description: 'An address: in the body, or as a button `[words]({link})` on a line of its own.' },
    BLOCK: { description: 'A part that the shop writes itself: on a line of its own in the body.' },
  },
});

const FieldEnum = namesOf(['subject', 'heading', 'body']);
registerEnumType(FieldEnum, { name: 'MailField', description: 'A part of the words of a mail.' });

@InputType({ description: 'A mail in a language.' })
export class MailTextInput {
  @Field(() => MailKind)
  kind: MailKind;

  @Field(() => LanguageEnum)
  language: Locale;
}

@InputType({
  description:
    'Plain text. In the body an empty line ends a paragraph, `# ` starts a heading, `> ` small print. Placeholders ' +
    'stand in braces; other braces are not taken.',
})
export class MailWordsInput {
  @Field(() => String, { description: 'At most 150 characters; line breaks become spaces.' })
  subject: string;

  @Field(() => String, { description: 'At most 150 characters.' })
  heading: string;

  @Field(() => String, { description: 'At most 8,000 characters.' })
  body: string;
}

@ObjectType({ description: 'The words of a mail.', simpleResolvers: true })
export class MailWordsView {
  @Field(() => String)
  subject: string;

  @Field(() => String)
  heading: string;

  @Field(() => String)
  body: string;
}

@ObjectType({ description: 'Whether a mail still has the words that it came with.', simpleResolvers: true })
export class MailTextSummary {
  @Field(() => MailKind)
  kind: MailKind;

  @Field(() => MailGroup)
  group: MailGroup;

  @Field(() => LanguageEnum)
  language: Locale;

  @Field(() => Boolean, { description: 'False: as built in.' })
  changed: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null: never changed.' })
  updatedAt: Date | null;
}

@ObjectType({ description: 'What may stand in the words of a mail.', simpleResolvers: true })
export class MailPlaceholder {
  @Field(() => PlaceholderEnum)
  name: PlaceholderName;

  @Field(() => PlaceholderKindEnum)
  kind: PlaceholderKind;

  @Field(() => Boolean, { description: 'Words that lack it are not taken.' })
  required: boolean;

  @Field(() => String, { nullable: true, description: 'What a preview puts in; null for a block.' })
  sample: string | null;
}

@ObjectType({ description: 'The words of a mail in one language.', simpleResolvers: true })
export class MailTextView extends MailTextSummary {
  @Field(() => MailWordsView, { description: 'As they hold now.' })
  words: MailWordsView;

  @Field(() => MailWordsView, { description: 'As they hold while nobody changes them.' })
  builtIn: MailWordsView;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  version: number;

  @Cost({ size: 20 })
  @Field(() => [MailPlaceholder])
  placeholders: MailPlaceholder[];
}

@ObjectType({ description: 'What keeps words from being taken.', simpleResolvers: true })
export class MailTextProblem {
  @Field(() => FieldEnum)
  field: 'subject' | 'heading' | 'body';

  @Field(() => String, {
    description:
      'REQUIRED, TOO_LONG, PLACEHOLDER_UNKNOWN, PLACEHOLDER_MISSING, PLACEHOLDER_ALONE (needs a line of its own), ' +
      'PLACEHOLDER_MISPLACED (only in the body).',
  })
  code: string;

  @Field(() => String, { nullable: true, description: 'The placeholder, without its braces.' })
  placeholder: string | null;
}

@ObjectType({ description: 'A mail as it is sent.', simpleResolvers: true })
export class WrittenMailView {
  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'Plain text.' })
  text: string;

  @Field(() => String, { description: 'A whole document; loads nothing and runs nothing.' })
  html: string;
}

@ObjectType({ description: 'A mail with invented facts.', simpleResolvers: true })
export class MailTextPreview {
  @Cost({ size: 20 })
  @Field(() => [MailTextProblem])
  problems: readonly MailTextProblem[];

  @Field(() => WrittenMailView, { nullable: true, description: 'Null while there are problems.' })
  written: WrittenMailView | null;
}
