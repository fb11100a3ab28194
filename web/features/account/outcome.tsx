import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';

interface OutcomeProps {
  problem: string | null;
  /** What was done, in words. */
  done?: ReactNode;
}

/** What came of a form: a problem in words, or what was done. */
export const Outcome = ({ problem, done }: OutcomeProps) => (
  <>
    {problem && (
      <Notice kind="error">
        <p>{problem}</p>
      </Notice>
    )}
    {done && (
      <Notice kind="ok">
        <p>{done}</p>
      </Notice>
    )}
  </>
);
