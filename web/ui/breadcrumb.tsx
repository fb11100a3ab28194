import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageAddress } from '../intl/page-address.ts';
import { JsonLd } from '../lib/json-ld.tsx';

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

interface PublicBreadcrumbProps extends BreadcrumbProps {
  items: readonly { to?: string; text: string }[];
}

/** The way to a page that search engines list: they read it too. */
export const PublicBreadcrumb = ({ label, items }: PublicBreadcrumbProps) => {
  const address = usePageAddress();
  const itemListElement = items.map(({ to, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(to !== undefined && { item: address(to) }),
  }));
  return (
    <>
      <Breadcrumb label={label} items={items} />
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
    </>
  );
};
