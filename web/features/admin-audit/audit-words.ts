import { useIntl } from 'react-intl';
import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import { formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';

const LANGUAGE = /^(?:en|sk|de)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const FINGERPRINT = /^[0-9a-f]{64}(?:\.\w+)?$/;
const SHORT = 8;

/** `minDays` in separate words: for a field that has no words of its own yet. */
const apart = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a place among the values of an entry is called, such as: Part fin, colour, name (SK). */
export const useFieldWords = () => {
  const t = useText();
  const { messages } = useIntl();
  const wordOf = (name: string): string => {
    const plain = PLAIN_FIELDS.find((field) => field.name === name);
    const key = plain?.label ?? `people.audit.field.${name}`;
    return key in messages ? t(key as MessageId) : apart(name);
  };
  return (path: readonly string[]): string => {
    const said: string[] = [];
    for (const [i, name] of path.entries()) {
      const last = said.length - 1;
      if (last >= 0 && LANGUAGE.test(name)) said[last] += ` (${name.toUpperCase()})`;
      else if (last >= 0 && /^\d+$/.test(name)) said[last] += ` ${Number(name) + 1}`;
      else if (path[i - 1] === 'part') said[last] += ` ${name}`;
      else said.push(wordOf(name));
    }
    return capital(said.join(', '));
  };
};

/** A value as people say it: money, moments, yes and no, states by their names. */
export const useValueWords = () => {
  const t = useText();
  const intl = useIntl();
  return (path: readonly string[], value: string): string => {
    const name = path.at(-1) ?? '';
    if (name.endsWith('Minor') && /^-?\d+$/.test(value))
      return formatMoney(intl, { minor: Number(value), currency: 'EUR' });
    if (MOMENT.test(value)) return formatMoment(intl, value);
    if (FINGERPRINT.test(value)) return `${value.slice(0, SHORT)}…`;
    const known = (key: string): string | null => (key in intl.messages ? t(key as MessageId) : null);
    if (name === 'permissions')
      return value
        .split(', ')
        .map((one) => known(`people.permission.${one}`) ?? one)
        .join(', ');
    const word = /^[A-Za-z_]+$/.test(value) ? known(`people.audit.value.${value}`) : null;
    if (word !== null) return word;
    return value.replace(/<\/?[a-z][^>]*>/gi, ' ').trim();
  };
};
