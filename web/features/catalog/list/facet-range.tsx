import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { boundsOf, boundText, type Facet } from './list-facets.ts';
import { rangeParams } from './list-url.ts';

const PAUSE_MS = 350;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

interface FacetRangeProps {
  facet: Facet;
  params: URLSearchParams;
  onCommit: (form: HTMLFormElement) => void;
}

const held = (text: string | null, fallback: number, { min, max }: Bounds) => {
  const value = text ? Number(text.replace(',', '.')) : fallback;
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : fallback;
};

/** Two fields for visitors without script: an empty one is no bound, while a slider always has a value. */
function PlainBounds({ facet, params, bounds }: { facet: Facet; params: URLSearchParams; bounds: Bounds }) {
  const t = useText();
  const names = rangeParams(facet.key);
  const field = (side: keyof Bounds, label: string) => (
    <input
      className="in"
      type="number"
      name={names[side]}
      placeholder={String(bounds[side])}
      defaultValue={params.get(names[side]) ?? ''}
      aria-label={label}
    />
  );
  return (
    <noscript>
      <style>{'.range2,.range2+.row{display:none!important}'}</style>
      <div className="range2p">
        {field('min', t('products.lowest', { name: facet.label }))}
        {field('max', t('products.highest', { name: facet.label }))}
      </div>
    </noscript>
  );
}

/** The value at the place of a press on the line. */
const valueUnder = ({ currentTarget, clientX }: MouseEvent, { min, max }: Bounds) => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  const along = getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share;
  return Math.min(max, Math.max(min, Math.round(min + along * (max - min))));
};

interface MovedBounds extends Pick<FacetRangeProps, 'params' | 'onCommit'> {
  names: ReturnType<typeof rangeParams>;
  bounds: Bounds;
}

/** Where the thumbs are: as the address says, or moved; a move is committed after a pause. */
const useMovedBounds = ({ params, names, bounds, onCommit }: MovedBounds) => {
  const [moved, setMoved] = useState<Bounds | null>(null);
  const [from, to] = [params.get(names.min), params.get(names.max)];
  const low = moved?.min ?? held(from, bounds.min, bounds);
  const high = moved?.max ?? held(to, bounds.max, bounds);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (timer.current === undefined) setMoved(null);
  }, [from, to]);
  const move = (input: HTMLInputElement, next: Bounds) => {
    const { form } = input;
    setMoved(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (form?.isConnected) onCommit(form);
    }, PAUSE_MS);
  };
  return { low, high, move };
};

/** Two thumbs on one line: native sliders, so arrow keys work; a press on the line brings the nearer one. They are out of the form until scripts run. */
function Thumbs({ facet, params, onCommit, bounds }: FacetRangeProps & { bounds: Bounds }) {
  const intl = useIntl();
  const t = useText();
  const names = rangeParams(facet.key);
  const { low, high, move } = useMovedBounds({ params, names, bounds, onCommit });
  const scripts = useHydrated();
  const words = { intl, currency: 'EUR' };
  const share = (value: number) => `${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const value = valueUnder(event, bounds);
    const isLow = value - low < high - value;
    const input = event.currentTarget.querySelectorAll('input')[isLow ? 0 : 1];
    if (!input || !scripts || event.target !== event.currentTarget) return;
    input.focus();
    move(input, isLow ? { min: value, max: high } : { min: low, max: value });
  };
  const common = { ...bounds, type: 'range', step: 1, disabled: !scripts };
  const said = (side: 'lowest' | 'highest', value: number) => ({
    value,
    'aria-label': t(`products.${side}`, { name: facet.label }),
    'aria-valuetext': boundText(facet, value, words),
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders in it have the keys */}
      <div className="range2" style={{ '--lo': share(low), '--hi': share(high) } as CSSProperties} onClick={press}>
        <input
          {...common}
          {...said('lowest', low)}
          name={names.min}
          onChange={({ target }) => move(target, { min: Math.min(Number(target.value), high), max: high })}
        />
        <input
          {...common}
          {...said('highest', high)}
          name={names.max}
          onChange={({ target }) => move(target, { min: low, max: Math.max(Number(target.value), low) })}
        />
      </div>
      <div className="row between num" aria-hidden>
        <span>{boundText(facet, low, words)}</span>
        <span>{boundText(facet, high, words)}</span>
      </div>
    </>
  );
}

/** A range facet; a range of one value has nothing to choose. */
export function FacetRange(props: FacetRangeProps) {
  const bounds = boundsOf(props.facet);
  if (!bounds) return null;
  return (
    <>
      <Thumbs {...props} bounds={bounds} />
      <PlainBounds facet={props.facet} params={props.params} bounds={bounds} />
    </>
  );
}
