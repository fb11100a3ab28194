import './search-suggestions.css';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useCombobox } from './use-combobox.ts';
import { searchedText, useSuggestions, type Found } from './use-suggestions.ts';

/** What the field says of the list below it. */
export interface SearchPopup {
  /** Id of the list. */
  readonly list: string;
  /** Id of the chosen option. */
  readonly active: string | undefined;
}

interface OptionProps {
  id: string;
  chosen: boolean;
  to: string;
  className?: string;
  onPick: () => void;
  children: ReactNode;
}

/** A link that the field leads to: the focus stays in the field, a press must not take it. */
function Option({ id, chosen, to, className, onPick, children }: OptionProps) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      ref={(element) => {
        if (chosen) element?.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      {children}
    </Link>
  );
}

interface ListProps {
  list: string;
  found: Found;
  text: string;
  active: number;
  onPick: () => void;
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="sug__h">
        {title}
      </div>
      {children}
    </div>
  );
}

/** What the list of products reads from its address: `250x210x220`, a circular bed `d260x330`. */
const bedOf = ({ shape, widthMm, depthMm, heightMm }: Found['printers'][number]['bed']) =>
  shape === 'CIRCULAR' ? `d${widthMm}x${heightMm}` : `${widthMm}x${depthMm}x${heightMm}`;

function Options({ list, found: { printers, categories, products }, text, active, onPick }: ListProps) {
  const t = useText();
  const option = (place: number) => ({ id: `${list}-${place}`, chosen: place === active, onPick });
  return (
    <div role="listbox" id={list} aria-label={t('nav.suggest.label')}>
      {printers.length > 0 && (
        <Group id={`${list}-f`} title={t('nav.suggest.printers')}>
          {printers.map(({ id, maker, name, bed }, place) => (
            <Option key={id} {...option(place)} to={`/products?bed=${bedOf(bed)}`}>
              <span className="sug__n">
                {maker} {name}
                <small className="faint">{t('nav.suggest.printerFits')}</small>
              </span>
            </Option>
          ))}
        </Group>
      )}
      {categories.length > 0 && (
        <Group id={`${list}-c`} title={t('nav.suggest.categories')}>
          {categories.map(({ id, slug, name, productCount }, place) => (
            <Option key={id} {...option(printers.length + place)} to={`/products?category=${slug}`}>
              <span className="sug__n">{name}</span>
              <span className="num faint">{t('nav.suggest.models', { count: productCount })}</span>
            </Option>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group id={`${list}-p`} title={t('nav.suggest.products')}>
          {products.map(({ id, name, price, image, productType }, place) => (
            <Option key={id} {...option(printers.length + categories.length + place)} to={`/products/${id}`}>
              <Picture image={image} alt="" sizes="64px" />
              <span className="sug__n">
                {name}
                <small className="faint">
                  {t(productType === 'PHYSICAL' ? 'nav.suggest.kit' : 'nav.suggest.files')}
                </small>
              </span>
              {price.minor === 0 ? t('nav.suggest.free') : <Price value={price} />}
            </Option>
          ))}
        </Group>
      )}
      <Option
        {...option(printers.length + categories.length + products.length)}
        to={`/products?${new URLSearchParams({ search: text })}`}
        className="sug__all"
      >
        <Icon name="search" />
        <span className="sug__n">{t('nav.suggest.all', { text })}</span>
      </Option>
    </div>
  );
}

const isEmpty = ({ printers, products, categories }: Found) =>
  printers.length + products.length + categories.length === 0;

/** The name of a printer is no slip of the keyboard: nothing is looked for in its place. */
const uncorrected = (found: Found): Found =>
  found.printers.length > 0 && found.correction ? { ...found, correction: null, products: [], categories: [] } : found;

/** What the visitor is told beside the options, and whether it is for the eye too. */
function useMessage(found: Found | null | undefined, text: string): { message: string; seen: boolean } {
  const t = useText();
  if (found === undefined) return { message: t('nav.suggest.loading'), seen: true };
  if (found === null) return { message: t('nav.suggest.failed'), seen: true };
  if (isEmpty(found)) return { message: t('nav.suggest.none', { text }), seen: true };
  const count = t('nav.suggest.count', {
    count: found.printers.length + found.products.length + found.categories.length,
  });
  const { correction } = found;
  if (!correction) return { message: count, seen: false };
  return { message: `${t('nav.suggest.correction', { text, correction })} ${count}`, seen: true };
}

interface SearchSuggestionsProps {
  /** The search form that this stands in. */
  form: RefObject<HTMLFormElement | null>;
  onPopup: (popup: SearchPopup | null) => void;
  onPick?: () => void;
}

/** Products and categories for what is being typed, by the combobox pattern: the focus never leaves the field. */
export function SearchSuggestions({ form, onPopup, onPick }: SearchSuggestionsProps) {
  const list = useId();
  const { typed, open, active, close } = useCombobox(form);
  const text = searchedText(typed);
  const { answer, busy } = useSuggestions(open ? text : '');
  const told = answer?.found && uncorrected(answer.found);
  const { message, seen } = useMessage(answer ? (told ?? null) : undefined, answer?.text ?? text);
  const found = told && !isEmpty(told) ? told : null;
  const shown = open && text !== '';
  const listed = shown && found !== null;
  const chosen = active >= 0 ? `${list}-${active}` : undefined;
  useEffect(() => {
    onPopup(listed ? { list, active: chosen } : null);
  }, [onPopup, list, listed, chosen]);
  const pick = () => {
    form.current?.reset();
    close();
    onPick?.();
  };
  return (
    <div className={shown ? (answer ? 'sug' : 'sug sug--wait') : 'sr'} aria-busy={busy || undefined}>
      <p role="status" className={seen ? 'sug__m' : 'sr'}>
        {shown && message}
      </p>
      {listed && <Options list={list} found={found} text={text} active={active} onPick={pick} />}
    </div>
  );
}
