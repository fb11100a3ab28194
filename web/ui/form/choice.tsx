import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldErrorLine } from './error-line.tsx';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  /** Stands at the far end of the row in mono: a count or a price. */
  end?: ReactNode;
  ref?: React.Ref<HTMLInputElement>;
}

/** A tick box in a row of 44 px. With `error` it is marked invalid and the sentence stands below. */
export const Checkbox = ({ children, end, error, ...input }: ChoiceProps & { error?: ReactNode }) => {
  const errorId = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
        {end !== undefined && <span className="n num faint">{end}</span>}
      </label>
      <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
    </div>
  );
};

/** A setting that is on or off, in words with a hint; the words come first, the switch stands at the far end. */
export const Switch = ({ children, hint, ...input }: Omit<ChoiceProps, 'end'> & { hint: ReactNode }) => (
  <label className="check switch">
    <span className="switch__text">
      <span>{children}</span>
      <span className="faint">{hint}</span>
    </span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
    <input type="checkbox" role="switch" {...input} />
  </label>
);

/** One framed row of a group of radio buttons; put the rows in a `<fieldset>` with a legend. */
export const RadioRow = ({ children, end, className, ...input }: ChoiceProps) => (
  <label className={classNames('check', 'radio-row', className)}>
    <input type="radio" {...input} />
    <span>{children}</span>
    {end !== undefined && <span className="n num">{end}</span>}
  </label>
);
