import { useState, type FormEvent } from 'react';
import type { CategoryDescriptionsInput, CategoryNamesInput } from '../../codegen/schema.gen.ts';
import { LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';

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

interface CategoryFormProps {
  words: CategoryWords;
  /** Of a category that is there; a new one gets its own from the English name, until it is typed. */
  slug?: string;
  submit: string;
  onSave: (words: CategoryWords, slug: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Names and descriptions of a category in every language, and its word in addresses. */
export const CategoryForm = ({ words: given, slug: fixed, submit, onSave, onCancel }: CategoryFormProps) => {
  const t = useText();
  const [{ names, descriptions }, setWords] = useState<CategoryWords>(given);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const settle = ({ code, args }: ShopError) => {
    if (code !== 'VALIDATION_FAILED') return false;
    setWrong(args as Record<string, string>);
    return true;
  };
  const { busy, problem, run } = useAction(settle);
  const slug = typed ?? fixed ?? slugOf(names.en);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setWrong({});
    void run(() => onSave({ names, descriptions }, slug));
  };
  return (
    <form className="ac-form" onSubmit={save} noValidate>
      {LOCALES.map((locale) => (
        <TextInput
          key={locale}
          ref={fixed !== undefined && locale === 'en' ? takeFocus : undefined}
          label={t(`catalogue.categories.name.${locale}`)}
          value={names[locale]}
          maxLength={MOST_NAME}
          error={wrong[`names.${locale}`] && t('catalogue.categories.nameless')}
          onChange={({ target }) => setWords({ descriptions, names: { ...names, [locale]: target.value } })}
        />
      ))}
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          label={t(`catalogue.categories.description.${locale}`)}
          rows={3}
          value={descriptions[locale]}
          maxLength={MOST_DESCRIPTION}
          onChange={({ target }) => setWords({ names, descriptions: { ...descriptions, [locale]: target.value } })}
        />
      ))}
      <TextInput
        label={t('catalogue.categories.slug')}
        hint={t(fixed === undefined ? 'catalogue.categories.slugHint' : 'catalogue.categories.slugMoves')}
        value={slug}
        maxLength={MOST_SLUG}
        error={
          wrong.slug && t(wrong.slug === 'TAKEN' ? 'catalogue.categories.taken' : 'catalogue.categories.slugInvalid')
        }
        onChange={({ target }) => setTyped(target.value)}
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
