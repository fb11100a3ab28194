import type { IntlShape } from 'react-intl';

export const countryName = (intl: IntlShape, code: string): string =>
  new Intl.DisplayNames([intl.locale], { type: 'region' }).of(code) ?? code;
