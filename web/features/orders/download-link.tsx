import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
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
    aria-busy={downloads.busy?.endsWith(href) || undefined}
    onClick={downloads.follow}
  >
    <Icon name="down" />
    {children}
  </a>
);

/** Why the last download did not come. */
export const DownloadProblem = ({ downloads }: { downloads: Downloads }) =>
  downloads.problem ? (
    <Notice kind="error">
      <p>{downloads.problem}</p>
    </Notice>
  ) : null;
