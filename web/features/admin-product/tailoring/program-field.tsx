import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { FieldErrorLine } from '../../../ui/form/error-line.tsx';
import { MOST } from './judge-tailoring.ts';

const INDENT = '  ';

/** Tab indents until Escape was pressed, as the hint says: nobody is caught in the field. */
const useIndent = (onChange: (text: string) => void) => {
  const leaves = useRef(false);
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event;
    const isIndent = key === 'Tab' && !shiftKey && !altKey && !ctrlKey && !metaKey && !leaves.current;
    leaves.current = key === 'Escape';
    if (!isIndent) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = currentTarget;
    currentTarget.setRangeText(INDENT, selectionStart, selectionEnd, 'end');
    onChange(currentTarget.value);
  };
};

/** Characters before a line, and after it. */
const bounds = (text: string, line: number): [number, number] => {
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);
  const end = text.indexOf('\n', before);
  return [before, end < 0 ? text.length : end];
};

interface ProgramFieldProps {
  value: string;
  onChange: (text: string) => void;
  error?: React.ReactNode;
  /** What is wrong where it runs, and in which line. */
  fault: { words: string; line: number | null } | null;
}

/** The program of a model: lines with numbers, the wrong one marked. */
export function ProgramField({ value, onChange, error, fault }: ProgramFieldProps) {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [top, setTop] = useState(0);
  const onKeyDown = useIndent(onChange);
  const lines = value.split('\n').length;
  const goTo = (line: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(...bounds(value, line));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('catalogue.tailoring.program')}</label>
      <div className="tpe__code">
        <pre aria-hidden style={{ translate: `0 ${-top}px` }}>
          {Array.from({ length: lines }, (_, i) => (
            <span key={i} data-wrong={fault?.line === i + 1 || undefined}>{`${i + 1}\n`}</span>
          ))}
        </pre>
        <textarea
          ref={area}
          id={id}
          name="program"
          value={value}
          rows={24}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={MOST.program}
          aria-invalid={error || fault ? true : undefined}
          aria-describedby={`${id}-fault ${id}-hint`}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <div id={`${id}-fault`} role="status">
        {error && <FieldErrorLine id={`${id}-error`}>{error}</FieldErrorLine>}
        {!error && fault && (
          <p className="err tpe__fault">
            {fault.line !== null && (
              <button type="button" className="link" onClick={() => goTo(fault.line!)}>
                {t('catalogue.tailoring.line', { line: fault.line })}
              </button>
            )}{' '}
            {fault.words}
          </p>
        )}
      </div>
      <span className="hint" id={`${id}-hint`}>
        {t('catalogue.tailoring.programHint')}
      </span>
    </div>
  );
}
