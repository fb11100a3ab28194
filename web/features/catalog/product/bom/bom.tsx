import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../../intl/use-text.ts';
import { Checkbox } from '../../../../ui/form/choice.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/loading.tsx';
import { BomActionContext } from '../../../../lib/chosen-line.ts';
import { useOwnedComponents } from './owned-components.ts';
import { BomList, type Component } from './bom-list.tsx';
import { linesToQuote, sortQuotedRows, type QuoteLines, type RowState } from './bom-rows.ts';
import { useBomQuoteQuery } from './BomQuote.gen.ts';

export interface BomProps {
  productId: number;
  components: readonly Component[];
}

interface OutcomeProps {
  components: readonly Component[];
  states: readonly RowState[];
}

/** What is left out and why, by name. */
function LeftOut({ components, states }: OutcomeProps) {
  const intl = useIntl();
  const t = useText();
  const named = (state: RowState) =>
    intl.formatList(components.filter((_, index) => states[index] === state).map(({ name }) => name));
  const [missing, notSold, skipped] = [named('MISSING'), named('NOT_SOLD'), named('SKIPPED')];
  return (
    <div className="bom__s" aria-live="polite">
      {missing && <p className="bom__w">{t('products.bomMissing', { names: missing })}</p>}
      {notSold && <p>{t('products.bomNotSold', { names: notSold })}</p>}
      {skipped && <p>{t('products.bomSkipped', { names: skipped })}</p>}
    </div>
  );
}

const lineOf = (quoted: QuoteLines, { product }: Component) =>
  quoted.find(({ productId }) => productId === product?.id);

/** The shopping list of a model: what the visitor has is ticked and left out, the rest goes into the cart at once. */
export function Bom({ productId, components }: BomProps) {
  const t = useText();
  const buy = use(BomActionContext);
  const { isHad, tick } = useOwnedComponents(productId, components);
  const [withOptional, setWithOptional] = useState(false);
  const asked = linesToQuote(components);
  const quote = useBomQuoteQuery({
    variables: { lines: asked },
    skip: asked.length === 0,
  });
  const quoted = asked.length === 0 ? [] : quote.data?.cartQuote.lines;
  const { states, lines } = sortQuotedRows(components, quoted ?? [], { isHad, withOptional });
  const warningOf = (index: number) => {
    if (!quoted || states[index] !== 'MISSING') return null;
    const available = lineOf(quoted, components[index]!)?.available ?? 0;
    return available > 0 ? t('products.bomShort', { count: available }) : t('products.bomOut');
  };
  return (
    <BomList
      components={components}
      extra={(index) => ({
        tick: (
          <Checkbox checked={isHad(index)} onChange={({ target }) => tick(index, target.checked)}>
            <span className="sr">{t('products.bomHave', { name: components[index]!.name })}</span>
          </Checkbox>
        ),
        warning: warningOf(index),
        price: (quoted && lineOf(quoted, components[index]!)?.unitPrice) ?? undefined,
        struck: states[index] === 'HAVE' || warningOf(index) !== null,
      })}
    >
      <p className="bom__s">{t('products.bomHint')}</p>
      {components.some(({ required }) => !required) && (
        <Checkbox checked={withOptional} onChange={({ target }) => setWithOptional(target.checked)}>
          {t('products.bomOptional')}
        </Checkbox>
      )}
      {quote.error && <LoadFailure error={quote.error} busy={quote.loading} onRetry={() => void quote.refetch()} />}
      {!quoted && !quote.error && <Skeleton height="96px" />}
      {quoted && <LeftOut components={components} states={states} />}
      {quoted && asked.length > 0 && buy(lines)}
    </BomList>
  );
}
