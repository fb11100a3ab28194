import { createContext, useContext } from 'react';
import type { Language } from './model/languages.ts';
import { NEW_VALUES } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

interface FormView extends Pick<ProductForm, 'values' | 'errors' | 'set'> {
  /** Of the product; null while it is made. */
  readonly id: number | null;
  /** The language that is edited where there is room for one. */
  readonly language: Language;
  /** All languages stand side by side where there is room. */
  readonly all: boolean;
}

export const FormContext = createContext<FormView>({
  id: null,
  values: NEW_VALUES,
  errors: {},
  set: () => {},
  language: 'en',
  all: true,
});

/** The form that a field belongs to. */
export const useFormView = (): FormView => useContext(FormContext);
