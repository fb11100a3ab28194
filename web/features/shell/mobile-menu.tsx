import { useLazyPart } from '../../ui/use-lazy-part.ts';
import { usePartFailure } from '../../ui/use-part-failure.tsx';
import type { MenuProps } from './menu-sheet.tsx';

const load = () => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet);

interface MobileMenuProps extends MenuProps {
  onOpen: () => void;
}

/** What the bar has no room for on a narrow screen. */
export const MobileMenu = ({ onOpen, ...props }: MobileMenuProps) => {
  const { toast, say } = usePartFailure();
  const giveUp = () => {
    props.onClose();
    say(onOpen);
  };
  const Sheet = useLazyPart({ load, wanted: props.open, onLost: giveUp });
  return (
    <>
      {Sheet && <Sheet {...props} />}
      {toast}
    </>
  );
};
