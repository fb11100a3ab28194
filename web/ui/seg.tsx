import type { ReactNode } from 'react';

interface SegProps<T extends string> {
  label: string;
  /** Null while nothing is chosen. */
  value: T | null;
  /** `reach` hears of a hand or the focus that comes near. */
  options: readonly { value: T; content: ReactNode; lang?: string; reach?: () => void }[];
  onChange: (value: T) => void;
  /** Equal columns over the whole width. */
  block?: boolean;
}

/** A few exclusive choices side by side. */
export const Seg = <T extends string>({ label, value, options, onChange, block }: SegProps<T>) => (
  <div className={block ? 'seg seg--block' : 'seg'} role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        lang={option.lang}
        aria-pressed={option.value === value}
        onPointerEnter={option.reach}
        onFocus={option.reach}
        onClick={() => onChange(option.value)}
      >
        {option.content}
      </button>
    ))}
  </div>
);
