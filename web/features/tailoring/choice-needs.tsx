import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { needsOf, type Need, type OfferedParameter } from './chosen.ts';

/** The sum of lines and the button that brings them into the cart; from whoever may. */
export type BuyNeeds = (lines: readonly Need[]) => ReactNode;

interface ChoiceNeedsProps {
  parameters: readonly OfferedParameter[];
  choice: Choice;
  buy: BuyNeeds;
}

/** What the shop sells of what a choice takes besides the files; nothing where that is nothing. */
export function ChoiceNeeds({ parameters, choice, buy }: ChoiceNeedsProps) {
  const t = useText();
  const intl = useIntl();
  const needs = needsOf(parameters, choice);
  if (needs.length === 0) return null;
  return (
    <div className="tlr__d">
      <h3 className="h4">{t('tailoring.needs')}</h3>
      <ul className="tlr__l">
        {needs.map(({ product, quantity }) => (
          <li key={product.id} className="tlr__r">
            <Link className="link" to={`/products/${product.id}`}>
              {product.name}
            </Link>
            <span className="num faint nowrap">{intl.formatNumber(quantity)} ×</span>
          </li>
        ))}
      </ul>
      {buy(needs)}
    </div>
  );
}
