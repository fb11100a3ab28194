import type { HTMLAttributes, ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { valueAt } from '../../lib/form/at-path.ts';
import { Select, TextArea, TextInput } from '../../ui/form/field.tsx';
import { useFormView } from './form-context.ts';
import type { Language } from './model/languages.ts';
import type { ListKey, PlainName, ProductPath, ProductValues, WordsKey } from './product-values.ts';

type WordsPath = `${Language}.${WordsKey}`;
type ListPath = `${Language}.${ListKey}`;
type FactPath =
  | PlainName
  | 'slug'
  | 'sku'
  | 'price'
  | 'salePrice'
  | 'bundlePrice'
  | 'saleFrom'
  | 'saleTo'
  | `attribute.${string}`;
type ChoicePath = 'productType' | 'category' | `attribute.${string}`;

interface ValueProps<Path extends ProductPath> {
  name: Path;
  label: ReactNode;
  hint?: ReactNode;
  lang?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'date';
}

const textAt = (values: ProductValues, name: WordsPath | FactPath | ChoicePath): string =>
  (valueAt(values, name) ?? '') as string;

/** What is wrong with a field, in words. */
export const useErrorOf = () => {
  const t = useText();
  const { errors } = useFormView();
  return (name: ProductPath): string | undefined => {
    const [error] = errors[name] ?? [];
    return error && t(error.id, error.values);
  };
};

/** One line of the form. */
export const ValueInput = ({ name, ...rest }: ValueProps<WordsPath | FactPath>) => {
  const { values, set } = useFormView();
  const errorOf = useErrorOf();
  return (
    <TextInput
      {...rest}
      name={name}
      value={textAt(values, name)}
      error={errorOf(name)}
      autoComplete="off"
      onChange={({ target }) => set(name, target.value)}
    />
  );
};

type AreaProps<Path extends ProductPath> = Omit<ValueProps<Path>, 'inputMode' | 'type'> & { rows?: number };

/** Several lines of the form. */
export const ValueArea = ({ name, rows = 3, ...rest }: AreaProps<WordsPath>) => {
  const { values, set } = useFormView();
  const errorOf = useErrorOf();
  return (
    <TextArea
      {...rest}
      name={name}
      rows={rows}
      value={textAt(values, name)}
      error={errorOf(name)}
      onChange={({ target }) => set(name, target.value)}
    />
  );
};

/** A list of the form, an item each line. */
export const ListArea = ({ name, rows = 3, ...rest }: AreaProps<ListPath>) => {
  const { values, set } = useFormView();
  const errorOf = useErrorOf();
  const lines = valueAt(values, name) as readonly string[];
  return (
    <TextArea
      {...rest}
      name={name}
      rows={rows}
      value={lines.join('\n')}
      error={errorOf(name)}
      onChange={({ target }) => set(name, target.value === '' ? [] : target.value.split('\n'))}
    />
  );
};

interface ValueSelectProps extends Omit<ValueProps<ChoicePath>, 'inputMode' | 'type'> {
  options: readonly { value: string; label: string }[];
  /** Words for nothing chosen; without them something always is. */
  none?: string;
}

/** One of some choices of the form. */
export const ValueSelect = ({ name, options, none, ...rest }: ValueSelectProps) => {
  const { values, set } = useFormView();
  const errorOf = useErrorOf();
  return (
    <Select
      {...rest}
      name={name}
      value={textAt(values, name)}
      error={errorOf(name)}
      onChange={({ target }) => set(name, target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
};
