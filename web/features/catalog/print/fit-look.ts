import type { FitVerdict } from '../../../codegen/schema.gen.ts';
import type { IconName } from '../../../ui/icon.tsx';

/** How a verdict looks beside its words. */
export const FIT_LOOK: Record<FitVerdict, { tone: 'ok' | 'warn' | 'error'; icon: IconName }> = {
  FITS: { tone: 'ok', icon: 'check' },
  TURNED: { tone: 'warn', icon: 'rot' },
  TOO_WIDE: { tone: 'error', icon: 'warn' },
  TOO_TALL: { tone: 'error', icon: 'warn' },
};
