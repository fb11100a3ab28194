import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SLICERS } from './slicers.ts';
import type { Downloads } from './use-download.ts';

interface SlicerLinksProps {
  /** Path of the file; the link itself is the right to load it. */
  url: string;
  title: string;
  downloads: Downloads;
}

/** Opens a file in a program on this computer. Not on phones and tablets, where these programs do not run. */
export const SlicerLinks = ({ url, title, downloads }: SlicerLinksProps) => {
  const t = useText();
  return SLICERS.map((slicer) => (
    <button
      key={slicer.name}
      type="button"
      className="btn btn--line btn--sm slicer"
      onClick={() => downloads.open(url, slicer)}
    >
      <Icon name="ext" />
      <span>
        {slicer.name} <span className="sr">{t('checkout.downloads.inSlicer', { file: title })}</span>
      </span>
    </button>
  ));
};
