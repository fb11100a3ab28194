import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import type { SeenProducts } from './seen-products.tsx';

/** The products seen last, below everything else: fetched when the page is done, so that nothing above waits or moves. */
export function SeenSection({ except }: { except: number }) {
  const [Seen, setSeen] = useState<typeof SeenProducts>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./seen-products.tsx').then(
          (part) => setSeen(() => part.SeenProducts),
          () => undefined,
        );
      }),
    [],
  );
  return Seen ? <Seen except={except} /> : null;
}
