import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { valueAt } from '../../../lib/form/at-path.ts';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import type { FieldName } from './form.ts';
import type { FormApi } from './use-checkout-form.ts';

/** The words under a wrong field; undefined when it is fine. */
export const useFieldError = (api: FormApi, field: FieldName): string | undefined => {
  const t = useText();
  const error = api.errors[field]?.[0];
  return error && t(error.id, error.values);
};

interface FormTextProps {
  api: FormApi;
  field: FieldName;
  label: MessageId;
  hint?: MessageId;
  wide?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  readOnly?: boolean;
}

/** One text field of the checkout, wired to the form. */
export const FormText = ({ api, field, label, hint, required, ...rest }: FormTextProps) => {
  const t = useText();
  return (
    <TextInput
      {...rest}
      label={t(label)}
      hint={hint && t(hint)}
      name={field}
      aria-required={required}
      value={String(valueAt(api.values, field))}
      error={useFieldError(api, field)}
      onChange={(event) => api.set(field, event.target.value)}
      onBlur={() => api.check(field)}
    />
  );
};

export const FormNote = ({ api, field, label }: Pick<FormTextProps, 'api' | 'field' | 'label'>) => {
  const t = useText();
  return (
    <TextArea
      label={t(label)}
      name={field}
      value={String(valueAt(api.values, field))}
      error={useFieldError(api, field)}
      onChange={(event) => api.set(field, event.target.value)}
    />
  );
};
