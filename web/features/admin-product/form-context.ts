import { createContext, useContext } from 'react';
import type { Errors } from './judge-product.ts';
import type { Language } from './model/languages.ts';
import type { Values } from './product-values.ts';

interface FormView {
  /** Of the product; null while it is made. */
  readonly id: number | null;
  readonly values: Values;
  readonly errors: Errors;
  readonly set: (name: string, value: string) => void;
  /** The language that is edited where there is room for one. */
  readonly language: Language;
  /** All languages stand side by side where there is room. */
  readonly all: boolean;
}

export const FormContext = createContext<FormView>({
  id: null,
  values: {},
  errors: {},
  set: () => {},
  language: 'en',
  all: true,
});

/** The form that a field belongs to. */
export const useFormView = (): FormView => useContext(FormContext);
