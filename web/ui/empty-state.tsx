import type { ReactNode } from 'react';

const ART = {
  cart: (
    <>
      <path d="M10 60h100M20 60V24h30v36M60 60V34h40v26" strokeDasharray="4 3" />
      <path d="M10 72h100M10 69v6M110 69v6" />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="36" r="24" strokeDasharray="4 3" />
      <path d="m72 54 26 24M54 4v64M22 36h64" />
    </>
  ),
  paper: <path d="M24 10h56l16 16v50H24ZM36 40h48M36 52h48M36 64h24" strokeDasharray="4 3" />,
};

interface EmptyStateProps {
  art: keyof typeof ART;
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** A dashed sheet with a drawn outline where there is nothing to list. */
export const EmptyState = ({ art, title, level = 2, children, action }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <svg className="art" viewBox="0 0 120 84" aria-hidden>
        {ART[art]}
      </svg>
      <Heading className="h3">{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  );
};
