import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';

interface SliderProps {
  name: string;
  min: number;
  max: number;
  step: number;
  /** What one press on a button at its ends changes. */
  press: number;
  value: number;
  /** The value in words. */
  text: string;
  onChange: (value: number) => void;
}

/** A slider between two buttons: it is dragged, pressed somewhere, or moved on by small steps. */
export function Slider({ name, min, max, step, press, value, text, onChange }: SliderProps) {
  const t = useText();
  const go = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <div className="vw__slide">
      <IconButton icon="minus" label={t('products.viewerLess', { name })} onClick={() => go(-press)} />
      <input
        className="sl"
        type="range"
        {...{ min, max, step, value }}
        aria-label={name}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <IconButton icon="plus" label={t('products.viewerMore', { name })} onClick={() => go(press)} />
    </div>
  );
}
