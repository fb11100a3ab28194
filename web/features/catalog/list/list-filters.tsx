import { Fragment, useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { FacetRange } from './facet-range.tsx';
import { FitFilter } from './fit-filter.tsx';
import { facetParam, facetValue } from './list-url.ts';
import { boundsOf, type Facet } from './list-facets.ts';

interface FiltersProps {
  facets: readonly Facet[];
  /** The address, or the one on its way. */
  params: URLSearchParams;
  /** Receives the whole form; without script the browser sends it itself. */
  onChange: (data: FormData) => void;
}

function Group({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface OptionsProps {
  facet: Facet;
  params: URLSearchParams;
  onChange: (form: HTMLFormElement) => void;
}

function Options({ facet, params, onChange }: OptionsProps) {
  const intl = useIntl();
  const t = useText();
  const name = facetParam(facet.key);
  const chosen = params.getAll(name);
  return facet.values.map(({ value, label, count }) => {
    const text = facetValue(facet.key, value);
    const checked = chosen.includes(text);
    return (
      <Checkbox
        key={value}
        name={name}
        value={text}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={(event) => event.target.form && onChange(event.target.form)}
        end={
          <>
            <span aria-hidden>{intl.formatNumber(count)}</span>
            <span className="sr">{t('products.count', { count })}</span>
          </>
        }
      >
        {label}
      </Checkbox>
    );
  });
}

const textsOf = (data: FormData) =>
  new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** What the form shows: the address, or what was just ticked until the address follows. */
function useShown(params: URLSearchParams) {
  const [ticked, setTicked] = useState<URLSearchParams | null>(null);
  const address = params.toString();
  useEffect(() => setTicked(null), [address]);
  return [ticked ?? params, (data: FormData) => setTicked(textsOf(data))] as const;
}

/** Search and order are not part of this form, but its answer must keep them. */
const Kept = ({ params }: { params: URLSearchParams }) =>
  ['search', 'sort'].map((name) => {
    const value = params.get(name);
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });

const hasChoice = (facet: Facet) => (facet.kind === 'RANGE' ? boundsOf(facet) !== null : facet.values.length > 0);

/** Every facet with its counts. A change goes to the address at once; without script the button sends the form. */
export function ListFilters({ facets, params, onChange }: FiltersProps) {
  const t = useText();
  const [shown, show] = useShown(params);
  const choices = facets.filter(hasChoice);
  const beforePrinter = choices.findIndex(({ key }) => key !== 'category' && key !== 'type');
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form);
    show(data);
    onChange(data);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  const printer = (
    <Group legend={t('products.fitMine')}>
      <FitFilter params={shown} onCommit={send} />
    </Group>
  );
  return (
    <form className="filters" method="get" action="/products" aria-label={t('products.filters')} onSubmit={submit}>
      <Kept params={params} />
      {choices.map((facet, i) => (
        <Fragment key={facet.key}>
          {i === beforePrinter && printer}
          <Group legend={facet.label}>
            {facet.kind === 'RANGE' ? (
              <FacetRange facet={facet} params={params} onCommit={send} />
            ) : (
              <Options facet={facet} params={shown} onChange={send} />
            )}
          </Group>
        </Fragment>
      ))}
      {beforePrinter < 0 && printer}
      <Group legend={t('products.availability')}>
        <Checkbox
          name="stock"
          value="1"
          checked={shown.get('stock') === '1'}
          onChange={(event) => event.target.form && send(event.target.form)}
        >
          {t('products.inStockOnly')}
        </Checkbox>
      </Group>
      <noscript>
        <Button type="submit" small block>
          {t('products.apply')}
        </Button>
      </noscript>
    </form>
  );
}
