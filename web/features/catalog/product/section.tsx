import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SectionProps {
  id?: string;
  title: ReactNode;
  link?: { to: string; text: ReactNode };
  /** Stands where the link would. */
  action?: ReactNode;
  children: ReactNode;
}

/** A heading under an ink rule, with room for one link at its end. */
export const Section = ({ id, title, link, action, children }: SectionProps) => (
  <section className="sec wrap" id={id}>
    <div className="sec__h">
      <h2 className="h2">{title}</h2>
      {link && (
        <Link className="link" to={link.to}>
          {link.text}
        </Link>
      )}
      {action}
    </div>
    {children}
  </section>
);
