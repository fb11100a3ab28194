import { useIntl } from 'react-intl';

export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;

/** The texts of the language: `t('products.addToCart')`, `t('nav.cart', { count })`. For marked-up text use `<FormattedMessage>`. */
export const useText = () => {
  const intl = useIntl();
  return (id: MessageId, values?: TextValues): string => intl.formatMessage({ id }, values);
};
