import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';

const HINTS = [
  ['rot', 'products.viewerRotate'],
  ['search', 'products.viewerZoom'],
  ['full', 'products.viewerPan'],
] as const;

/** How the model is moved, until it has been; by fingers too, where there may be some. */
export function Hints() {
  const t = useText();
  return (
    <ul className="vw__hints">
      {HINTS.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={16} />
          {t(text)}
        </li>
      ))}
      <li className="vw__touch">
        <Icon name="rot" size={16} />
        {t('products.viewerTouch')}
      </li>
    </ul>
  );
}
