import { useText } from '../../intl/use-text.ts';
import type { QuoteLine } from './use-cart-quote.ts';

/** What the shop prints for a line: the parts, of what, and how long it takes. */
export const PrintedLine = ({ print }: { print: NonNullable<QuoteLine['print']> }) => {
  const t = useText();
  const { parts, material, colour, days } = print;
  return (
    <div className="line__wide muted">
      <p>{t('cart.printed', { material, colour: colour.name })}</p>
      <ul className="line__parts">
        {parts.map(({ partId, name, copies }) => (
          <li key={partId}>
            <span className="num">{copies} ×</span> {name}
          </li>
        ))}
      </ul>
      <p>{t('cart.printedIn', { days })}</p>
    </div>
  );
};
