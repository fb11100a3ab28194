import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { slicerAddress, SLICERS } from './slicers.ts';
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
    <a
      key={slicer.name}
      className="btn btn--line btn--sm slicer"
      href={slicerAddress(slicer, url)}
      onClick={(event) => downloads.open(event, url, slicer)}
    >
      <Icon name="ext" />
      <span>
        {slicer.name} <span className="sr">{t('checkout.downloads.inSlicer', { file: title })}</span>
      </span>
    </a>
  ));
};
