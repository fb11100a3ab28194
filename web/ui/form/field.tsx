import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from '../class-names.ts';
import { FieldErrorLine } from './error-line.tsx';

export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that names the remedy; its presence marks the field as invalid. */
  error?: ReactNode;
  /** Spans both columns of a `.fg` grid. */
  wide?: boolean;
}

interface FieldProps extends FieldFrame {
  id?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error wired together; give the wiring to the control. */
export const Field = ({ id, label, hint, error, wide, children }: FieldProps) => {
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className={classNames('field', wide && 'field--wide')}>
      <label htmlFor={control} id={`${control}-label`}>
        {label}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(errorId, hintId),
      })}
      <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
};

/** Takes apart what belongs to the frame of a field and what to its control. */
export const splitField = <P extends FieldFrame & { id?: string }>({
  id,
  label,
  hint,
  error,
  wide,
  ...control
}: P) => ({
  frame: { id, label, hint, error, wide },
  control,
});

/** A one-line text field. Takes `ref` and everything that an `<input>` takes, so `{...register('email')}` works. */
export const TextInput = (
  props: FieldFrame & InputHTMLAttributes<HTMLInputElement> & { ref?: React.Ref<HTMLInputElement> },
) => {
  const { frame, control } = splitField(props);
  return <Field {...frame}>{(wiring) => <input type="text" {...control} {...wiring} className="in" />}</Field>;
};

export const TextArea = (
  props: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: React.Ref<HTMLTextAreaElement> },
) => {
  const { frame, control } = splitField(props);
  return <Field {...frame}>{(wiring) => <textarea {...control} {...wiring} className="in" />}</Field>;
};

/** A native list of choices; `children` are the options. */
export const Select = (
  props: FieldFrame & SelectHTMLAttributes<HTMLSelectElement> & { ref?: React.Ref<HTMLSelectElement> },
) => {
  const { frame, control } = splitField(props);
  return <Field {...frame}>{(wiring) => <select {...control} {...wiring} className="in" />}</Field>;
};
