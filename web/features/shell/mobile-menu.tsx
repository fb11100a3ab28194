import { useLate } from '../../ui/use-late.ts';
import type { MenuProps } from './menu-sheet.tsx';

const load = () => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet);

/** What the bar has no room for on a narrow screen. */
export const MobileMenu = (props: MenuProps) => {
  const Sheet = useLate({ load, wanted: props.open, onLost: props.onClose });
  return Sheet && <Sheet {...props} />;
};
