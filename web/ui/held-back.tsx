import { Suspense, type ReactNode } from 'react';
import { useFirstNeed } from '../lib/first-need.ts';

const Needed = ({ children }: { children: ReactNode }) => {
  useFirstNeed();
  return children;
};

/** A part of the page that is hydrated in a task of its own, on a first visit not before somebody is there. */
export const HeldBack = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Needed>{children}</Needed>
  </Suspense>
);
