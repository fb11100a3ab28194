import './tailoring.css';
import { useMemo, useState, type ReactNode } from 'react';
import type { ProductType } from '../../codegen/schema.gen.ts';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { SectionSkeleton } from '../../ui/section-skeleton.tsx';
import { Price } from '../../ui/price.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { ChoiceWarnings, type ChoiceChecks, type Turns } from './choice-warnings.tsx';
import { ChoiceNeeds, type BuyNeeds } from './choice-needs.tsx';
import { chosenInput, isDrawable, priceOf, standardOf } from './chosen.ts';
import {
  useKeepTailoredChoiceMutation,
  useProductTailoringQuery,
  type OfferedTailoringFragment,
  type ProductTailoringQuery,
  type TailoringPartsFragment,
} from './Tailoring.gen.ts';
import { useShownChoice } from './use-shown-choice.ts';
import { TailoredPicture, type BodiesPicture } from './tailored-picture.tsx';
import type { Drawn } from './use-bodies.ts';

/** The button that puts what is kept into the cart; null: whoever looks has the files. */
export type BuyKept =
  | ((keep: () => Promise<{ productId: number; productType: ProductType; price: MoneyValue }>) => ReactNode)
  | null;

type Product = NonNullable<ProductTailoringQuery['product']>;

interface BuyingProps {
  product: Product;
  parameters: TailoringPartsFragment['parameters'];
  choice: Choice;
  buy: BuyKept;
}

function Buying({ product: { id, price }, parameters, choice, buy }: BuyingProps) {
  const t = useText();
  const [keepChoice] = useKeepTailoredChoiceMutation();
  if (!buy) return <p>{t('tailoring.yours')}</p>;
  const keep = async () => {
    const input = { productId: id, chosen: chosenInput(parameters, choice) };
    const kept = (await keepChoice({ variables: { input } })).data!.keepTailoredChoice;
    return { productId: kept.productId, productType: 'DIGITAL' as const, price: kept.total };
  };
  return (
    <>
      <div className="kv tlr__b">
        <span>{t('tailoring.price')}</span>
        <Price value={priceOf(price, parameters, choice)} size="large" />
      </div>
      <div className="tlr__b">{buy(keep)}</div>
    </>
  );
}

interface ShownProps {
  product: Product;
  tailoring: OfferedTailoringFragment;
  picture: BodiesPicture;
  checks: ChoiceChecks;
  buy: BuyKept;
  buyNeeds: BuyNeeds;
}

const turnsOf = ({ parts }: Product): Turns =>
  Object.fromEntries(parts.map(({ id, turnDegrees: [x = 0, y = 0, z = 0] }) => [id, [x, y, z] as const]));

function Shown({ product, tailoring: { parameters, program }, picture, checks, buy, buyNeeds }: ShownProps) {
  const t = useText();
  const turns = useMemo(() => turnsOf(product), [product]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const standard = standardOf(parameters);
  const [choice, setChoice] = useState(standard);
  const [shown, setShown] = useState(standard);
  const choose = (next: Choice) => {
    setChoice(next);
    if (isDrawable(parameters, next)) setShown(next);
  };
  const isStandard = (one: Choice) => JSON.stringify(one) === JSON.stringify(standard);
  const show = useShownChoice(product.id, (one) => isStandard(one.choice));
  const onDrawn = (one: Drawn) => {
    setDrawn(one);
    show(one);
  };
  return (
    <section className="sec wrap" id="tailoring" aria-labelledby="tailoring-title">
      <div className="sec__h">
        <h2 className="h2" id="tailoring-title">
          {t('tailoring.title')}
        </h2>
      </div>
      <div className="tlr">
        <TailoredPicture program={program} choice={shown} picture={picture} onDrawn={onDrawn} />
        <div className="tlr__c">
          <p>{t('tailoring.intro')}</p>
          <ChoiceFields parameters={parameters} choice={choice} onChange={choose} />
          <Button variant="quiet" small disabled={isStandard(choice)} onClick={() => choose(standard)}>
            {t('tailoring.reset')}
          </Button>
          <ChoiceWarnings drawn={drawn} turns={turns} {...checks} />
          <Buying product={product} parameters={parameters} choice={choice} buy={buy} />
          <ChoiceNeeds parameters={parameters} choice={choice} buy={buyNeeds} />
        </div>
      </div>
    </section>
  );
}

interface TailoringSectionProps {
  id: number;
  picture: BodiesPicture;
  checks: ChoiceChecks;
  buy: BuyKept;
  buyNeeds: BuyNeeds;
}

/** Tries out and buys what may be chosen of a model; nothing for one of which nothing can be. */
export function TailoringSection({ id, ...ways }: TailoringSectionProps) {
  const { data } = useProductTailoringQuery({ variables: { id } });
  const product = data?.product;
  if (!data) {
    return <SectionSkeleton />;
  }
  return product?.tailoring ? <Shown product={product} tailoring={product.tailoring} {...ways} /> : null;
}
