import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ModelPartsQuery } from './ModelParts.gen.ts';
import './version-tree.css';

type Product = NonNullable<ModelPartsQuery['product']>;
type Version = Product['modelVersions'][number];
type Remix = Version['remixes'][number];

export const versionLabel = (version: string) => `v${version.replace(/^v/i, '')}`;

function Remixes({ remixes }: { remixes: readonly Remix[] }) {
  const t = useText();
  if (remixes.length === 0) return null;
  return (
    <ul className="vtree__b" aria-label={t('versions.remixes')}>
      {remixes.map(({ id, name, image }) => (
        <li key={id} className="vtree__p">
          <Picture image={image} alt="" sizes="56px" square />
          <span>
            <span className="faint">{t('versions.remix')}</span> <Link to={`/products/${id}`}>{name}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The versions in a line, the newest first, and what was made of each as branches; what it all came from stands at the root. */
function Tree({ versions, origin }: { versions: readonly Version[]; origin: Product['remixOf'] }) {
  const intl = useIntl();
  const t = useText();
  return (
    <ol className="vtree" reversed aria-label={t('versions.line')}>
      {versions.map(({ id, version, publishedAt, changelog, remixes }, place) => (
        <li key={id} className="vtree__v" data-now={place === 0 || undefined}>
          <p>
            <strong className="num">{versionLabel(version)}</strong>{' '}
            <span className="faint">{formatDate(intl, publishedAt)}</span>
          </p>
          {changelog && <p className="vtree__w">{changelog}</p>}
          <Remixes remixes={remixes} />
        </li>
      ))}
      {origin && (
        <li className="vtree__v vtree__o">
          <Origin origin={origin} />
        </li>
      )}
    </ol>
  );
}

function Origin({ origin }: { origin: NonNullable<Product['remixOf']> }) {
  const t = useText();
  const { product, version } = origin;
  return (
    <span>
      {t('versions.remixOf')} <Link to={`/products/${product.id}`}>{product.name}</Link>{' '}
      <span className="num faint">{versionLabel(version)}</span>
    </span>
  );
}

/** What two versions differ in, drawn by whoever puts the section into a page. */
export type CompareSlot = (versions: readonly Version[]) => ReactNode;

interface VersionsSectionProps {
  product: Pick<Product, 'modelVersions' | 'remixOf'>;
  compare: CompareSlot;
}

const isTold = ({ changelog, remixes }: Version) => changelog !== null || remixes.length > 0;

/** Where the model came from, how it went on, and what was made of it; nothing where there is nothing to tell. */
export function VersionsSection({ product: { modelVersions: versions, remixOf }, compare }: VersionsSectionProps) {
  const t = useText();
  const [comparing, setComparing] = useState(false);
  const isLine = versions.length > 1;
  if (!isLine && !remixOf && !versions.some(isTold)) return null;
  return (
    <section className="vlin" aria-labelledby="model-versions">
      <h3 className="h3" id="model-versions">
        {t('versions.title')}
      </h3>
      <Tree versions={versions} origin={remixOf} />
      {isLine && (
        <Button variant="line" small aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
          {t(comparing ? 'versions.close' : 'versions.compare')}
        </Button>
      )}
      {comparing && <div className="vlin__c">{compare(versions)}</div>}
    </section>
  );
}
