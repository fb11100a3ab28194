import { useText } from '../../../intl/use-text.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { withClient } from '../../../lib/graphql/lazy-client.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLazyPart } from '../../../ui/use-lazy-part.ts';
import { BomList, type PrintInfoContent } from '../product/bom/bom-list.tsx';
import type { BomProps } from '../product/bom/bom.tsx';
import type { FullProduct } from '../product/buy-box.tsx';

/** Only in the browser: the server's page asks for no estimate. */
const PrintEstimate = lazyPart(() => withClient(import('./print-estimate.tsx')).then((module) => module.PrintEstimate));

/** The same, and a picture for those who read on. */
const PrintBeds = lazyPart(() => import('./print-beds.tsx').then((module) => module.PrintBeds));

/** The plain list stays. */
const showList = () => {};

const loadBom = () => import('../product/bom/bom.tsx').then((module) => module.Bom);

const SETTINGS = [
  ['printTime', 'products.printTime'],
  ['layerHeight', 'products.layerHeight'],
  ['infill', 'products.infill'],
  ['supports', 'products.supports'],
  ['materials', 'products.materials'],
  ['estimatedCost', 'products.estimatedCost'],
] as const;

function Components({ productId, components }: BomProps) {
  const Bom = useLazyPart({ load: loadBom, wanted: true, onLost: showList });
  return Bom ? <Bom productId={productId} components={components} /> : <BomList components={components} />;
}

function Texts({ content, productId }: { content: PrintInfoContent; productId: number }) {
  const t = useText();
  const { printSettings, rcComponents, additionalNotes } = content;
  return (
    <div className="two two--even">
      <div className="stack">
        <h2 className="h2">{t('products.printSettings')}</h2>
        <dl className="spec">
          {SETTINGS.map(([key, term]) => (
            <div className="spec__r" key={key}>
              <dt>{t(term)}</dt>
              <dd>{printSettings[key]}</dd>
            </div>
          ))}
        </dl>
        {additionalNotes.map((note) => (
          <Notice key={note}>{note}</Notice>
        ))}
      </div>
      {rcComponents.length > 0 && <Components productId={productId} components={rcComponents} />}
    </div>
  );
}

/** What printing the parts takes, how they are printed, and what has to be bought beside them. */
export function PrintInfo({ content, product }: { content: PrintInfoContent; product: FullProduct }) {
  const t = useText();
  const inBrowser = useHydrated();
  return (
    <>
      {product.productType === 'PHYSICAL' && product.parts.length > 0 && (
        <Notice>
          {t('products.comesPrinted')} {t('products.comesPrintedInfo')}
        </Notice>
      )}
      {product.parts.length > 0 && <div className="estroom">{inBrowser && <PrintEstimate product={product} />}</div>}
      {product.parts.length > 0 && <div className="bedroom">{inBrowser && <PrintBeds product={product} />}</div>}
      <Texts content={content} productId={product.id} />
    </>
  );
}
