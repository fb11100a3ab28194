import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';

/** Puts what is wrong with a field into words, a line each; undefined where all is well. */
export const useErrorLines = () => {
  const t = useText();
  return (errors: readonly FieldError[] = []): ReactNode | undefined =>
    errors.length === 0
      ? undefined
      : errors.map(({ id, values }) => (
          <span key={id} className="err__line">
            {t(id, values)}
          </span>
        ));
};
