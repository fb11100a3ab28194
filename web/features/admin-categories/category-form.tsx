import type { CategoryDescriptionsInput, CategoryNamesInput } from '../../codegen/schema.gen.ts';
import { LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { Notice } from '../../ui/notice.tsx';

const MOST_NAME = 60;
const MOST_DESCRIPTION = 1000;
const MOST_SLUG = 40;

/** What stands in addresses for a name: Latin letters without marks, figures, hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, MOST_SLUG);

export interface CategoryWords {
  names: CategoryNamesInput;
  descriptions: CategoryDescriptionsInput;
}

/** The slug is null until there is one of its own. */
interface CategoryValues extends CategoryWords {
  slug: string | null;
}

const words = (field: string, code: string): FieldError => {
  if (field !== 'slug') return { id: 'catalogue.categories.nameless' };
  return { id: code === 'TAKEN' ? 'catalogue.categories.taken' : 'catalogue.categories.slugInvalid' };
};

interface CategoryFormProps {
  words: CategoryWords;
  /** Of a category that is there; a new one gets its own from the English name, until it is typed. */
  slug?: string;
  submit: string;
  onSave: (words: CategoryWords, slug: string) => Promise<unknown>;
  onCancel?: () => void;
}

interface WordFieldsProps {
  form: ReturnType<typeof useControlledForm<CategoryValues>>;
  /** The first one gets the focus. */
  focused: boolean;
}

const WordFields = ({ form: { values, errors, set }, focused }: WordFieldsProps) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <>
      {LOCALES.map((locale) => (
        <TextInput
          key={locale}
          ref={focused && locale === 'en' ? takeFocus : undefined}
          label={t(`catalogue.categories.name.${locale}`)}
          value={values.names[locale]}
          maxLength={MOST_NAME}
          error={lines(errors[`names.${locale}`])}
          onChange={({ target }) => set(`names.${locale}`, target.value)}
        />
      ))}
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          label={t(`catalogue.categories.description.${locale}`)}
          rows={3}
          value={values.descriptions[locale]}
          maxLength={MOST_DESCRIPTION}
          onChange={({ target }) => set(`descriptions.${locale}`, target.value)}
        />
      ))}
    </>
  );
};

/** Names and descriptions of a category in every language, and its word in addresses. */
export const CategoryForm = ({ words: given, slug: fixed, submit, onSave, onCancel }: CategoryFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const slugNow = ({ names, slug }: CategoryValues) => slug ?? slugOf(names.en);
  const form = useControlledForm<CategoryValues>({
    initial: { ...given, slug: fixed ?? null },
    placing: () => ({ words }),
    send: ({ names, descriptions, ...rest }) =>
      onSave({ names, descriptions }, slugNow({ names, descriptions, ...rest })),
  });
  const { props, values, set, errors, busy, problem } = form;
  return (
    <form className="ac-form" {...props}>
      <WordFields form={form} focused={fixed !== undefined} />
      <TextInput
        label={t('catalogue.categories.slug')}
        hint={t(fixed === undefined ? 'catalogue.categories.slugHint' : 'catalogue.categories.slugMoves')}
        value={slugNow(values)}
        maxLength={MOST_SLUG}
        error={lines(errors.slug)}
        onChange={({ target }) => set('slug', target.value)}
      />
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="row">
        <Button type="submit" small busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="line" small onClick={onCancel}>
            {t('catalogue.categories.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
