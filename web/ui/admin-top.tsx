import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Head } from '../lib/head.tsx';

interface AdminTopProps {
  title: string;
  /** How many there are, behind the title; null while it is not known: its place is kept. */
  count?: number | null;
  /** The list that the page belongs to. */
  back?: { to: string; text: string };
  /** Beside the title: a state, in a tag. */
  tag?: ReactNode;
  /** Buttons, at the far end. */
  children?: ReactNode;
}

/** Head of a screen of the administration: the document's title, the heading, and what can be done here. */
export const AdminTop = ({ title, count, back, tag, children }: AdminTopProps) => {
  const intl = useIntl();
  return (
    <>
      <Head title={title} />
      {back && (
        <p className="adm__back">
          <Link to={back.to}>{back.text}</Link>
          <span aria-hidden>/</span>
          <span className="muted">{title}</span>
        </p>
      )}
      <div className="adm__top">
        <div className="row">
          <h1 tabIndex={-1}>
            {title}
            {count !== undefined && (
              <span className="num faint adm__count"> {count === null ? '' : intl.formatNumber(count)}</span>
            )}
          </h1>
          {tag}
        </div>
        {children && <div className="row">{children}</div>}
      </div>
    </>
  );
};
