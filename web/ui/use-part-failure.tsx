import { useState, type ReactNode } from 'react';

/** What to show over the page, and how to say there that the code of a press did not arrive; `retry` presses again. */
export const usePartFailure = () => {
  const [toast, show] = useState<ReactNode>(null);
  const say = (retry: () => void) =>
    void import('./part-failure.tsx').then(
      ({ PartFailureToast }) => show(<PartFailureToast onRetry={retry} onClose={() => show(null)} />),
      () => undefined,
    );
  return { toast, say };
};
