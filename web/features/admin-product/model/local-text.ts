import { useIntl } from 'react-intl';

interface Named {
  readonly sku: string;
  readonly translations: readonly { readonly locale: string; readonly name: string }[];
}

/** What a product is called in the language of the admin, else in English, else by its part number. */
export const useProductTitle = () => {
  const { locale } = useIntl();
  return ({ translations, sku }: Named): string => {
    const named = (language: string) => translations.find((one) => one.locale === language)?.name;
    return named(locale) || named('en') || sku;
  };
};

interface Words {
  readonly en?: string | null;
  readonly sk?: string | null;
  readonly de?: string | null;
}

/** One text of several languages: that of the admin, else English, else what is given. */
export const useLocalText = () => {
  const { locale } = useIntl();
  return (words: Words | null | undefined, otherwise: string): string =>
    words?.[locale as keyof Words] || words?.en || otherwise;
};
