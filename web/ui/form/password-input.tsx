import { useState, type InputHTMLAttributes } from 'react';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../button.tsx';
import { Field, splitField, type FieldFrame } from './field.tsx';

export type PasswordInputProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    autoComplete: 'current-password' | 'new-password';
    ref?: React.Ref<HTMLInputElement>;
  };

/** A password with a button that shows what is typed. */
export const PasswordInput = (props: PasswordInputProps) => {
  const t = useText();
  const [shown, setShown] = useState(false);
  const { frame, control } = splitField(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="pw">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="in"
          />
          <IconButton
            icon="eye"
            label={t('auth.password.show')}
            aria-describedby={`${wiring.id}-label`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
};
