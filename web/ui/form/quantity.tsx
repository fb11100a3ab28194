import { Icon } from '../icon.tsx';

interface QuantityProps {
  value: number;
  onChange: (value: number) => void;
  labels: { group: string; less: string; more: string };
  /** Pressing less at this value does nothing; 1 when left out. */
  min?: number;
  max?: number;
}

/** Less, value, more: three squares of 44 px. The value is announced when it changes. */
export const Quantity = ({ value, onChange, labels, min = 1, max = 999 }: QuantityProps) => (
  <div className="qty" role="group" aria-label={labels.group}>
    <button type="button" aria-label={labels.less} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <Icon name="minus" />
    </button>
    <output aria-live="polite">{value}</output>
    <button type="button" aria-label={labels.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Icon name="plus" />
    </button>
  </div>
);
