import { useLate } from '../../ui/use-late.ts';
import { useLost } from '../../ui/use-lost.tsx';
import type { MenuProps } from './menu-sheet.tsx';

const load = () => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet);

interface MobileMenuProps extends MenuProps {
  onOpen: () => void;
}

/** What the bar has no room for on a narrow screen. */
export const MobileMenu = ({ onOpen, ...props }: MobileMenuProps) => {
  const { toast, say } = useLost();
  const giveUp = () => {
    props.onClose();
    say(onOpen);
  };
  const Sheet = useLate({ load, wanted: props.open, onLost: giveUp });
  return (
    <>
      {Sheet && <Sheet {...props} />}
      {toast}
    </>
  );
};
