import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface BreadcrumbProps {
  label: string;
  /** From the top down; the last one is the page itself and has no address. */
  items: readonly { to?: string; text: ReactNode }[];
}

export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav className="crumb" aria-label={label}>
    {items.map(({ to, text }, index) => (
      <Fragment key={to ?? 'here'}>
        {index > 0 && <span aria-hidden>/</span>}
        {to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}
      </Fragment>
    ))}
  </nav>
);
