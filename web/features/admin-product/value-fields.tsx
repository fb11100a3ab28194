import type { HTMLAttributes, ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Select, TextArea, TextInput } from '../../ui/form/field.tsx';
import { useFormView } from './form-context.ts';

interface ValueProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  lang?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** What is wrong with a field, in words. */
export const useErrorOf = () => {
  const t = useText();
  const { errors } = useFormView();
  return (name: string): string | undefined => {
    const error = errors[name];
    return error && t(error.id, error.values);
  };
};

/** One line of the form. */
export const ValueInput = ({ name, ...rest }: ValueProps) => {
  const { values, set } = useFormView();
  const errorOf = useErrorOf();
  return (
    <TextInput
      {...rest}
      name={name}
      value={values[name] ?? ''}
      error={errorOf(name)}
      autoComplete="off"
      onChange={({ target }) => set(name, target.value)}
    />
  );
};

/** Several lines of the form. */
export const ValueArea = ({ name, rows = 3, ...rest }: Omit<ValueProps, 'inputMode'> & { rows?: number }) => {
  const { values, set } = useFormView();
  const errorOf = useErrorOf();
  return (
    <TextArea
      {...rest}
      name={name}
      rows={rows}
      value={values[name] ?? ''}
      error={errorOf(name)}
      onChange={({ target }) => set(name, target.value)}
    />
  );
};

interface ValueSelectProps extends Omit<ValueProps, 'inputMode'> {
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
      value={values[name] ?? ''}
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
