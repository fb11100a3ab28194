import type { ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Downloads } from './use-download.ts';

interface DownloadLinkProps {
  href: string;
  downloads: Downloads;
  /** Ink for the one that matters, a line for the others. */
  main?: boolean;
  small?: boolean;
  children: ReactNode;
}

export const DownloadLink = ({ href, downloads, main, small, children }: DownloadLinkProps) => (
  <a
    className={classNames('btn', !main && 'btn--line', small && 'btn--sm')}
    href={href}
    download
    aria-busy={downloads.busy === href || undefined}
    onClick={downloads.follow}
  >
    <Icon name="down" />
    {children}
  </a>
);

/** Why the last download did not come, and a way to try it again. */
export const DownloadProblem = ({ downloads }: { downloads: Downloads }) => {
  const t = useText();
  return downloads.problem ? (
    <Notice
      kind="error"
      action={
        <Button variant="line" small onClick={downloads.retry}>
          {t('checkout.tryAgain')}
        </Button>
      }
    >
      <p>{downloads.problem}</p>
    </Notice>
  ) : null;
};
