import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** What it is about, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of an account screen under its rule. */
export const AccountSection = ({ title, lead, children }: AccountSectionProps) => {
  const id = useId();
  return (
    <section className="acct" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {lead && <p className="muted acct__lead">{lead}</p>}
      {children}
    </section>
  );
};
