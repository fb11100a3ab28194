import { useId } from 'react';
import type { ReactNode } from 'react';

/** One numbered step of the checkout under its rule. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="sec__h sec__h--step">
        <h2 className="h3" id={id}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
};
