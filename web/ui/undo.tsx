import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useText } from '../intl/use-text.ts';
import { AdminIcon } from './admin-icon.tsx';
import { Button, IconButton } from './button.tsx';
import { useAction } from './use-action.ts';

/** How long a step can be taken back, in milliseconds. */
export const UNDO_MS = 10_000;

interface Offer {
  text: string;
  undo: () => Promise<unknown>;
}

export type OfferUndo = (text: string, undo: () => Promise<unknown>) => void;

const UndoContext = createContext<OfferUndo>(() => {});

/** Says that a step is done and offers to take it back, until the next step or for ten seconds. */
export const useUndo = (): OfferUndo => useContext(UndoContext);

const UndoNotice = ({ offer, onDone }: { offer: Offer; onDone: () => void }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || busy || problem) return;
    const timer = setTimeout(onDone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [offer, held, busy, problem, onDone]);
  const undo = async () => {
    if (await run(offer.undo)) onDone();
  };
  return (
    <div
      className="undo"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span>{problem ?? offer.text}</span>
      <Button variant="line" small busy={busy} onClick={() => void undo()}>
        <AdminIcon name="undo" />
        {t('admin.undo')}
      </Button>
      <IconButton icon="x" label={t('admin.undo.close')} onClick={onDone} />
    </div>
  );
};

/** Room for `useUndo` below it. The offer waits while it has the pointer or the focus. */
export const UndoProvider = ({ children }: { children: ReactNode }) => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const show = useCallback<OfferUndo>((text, undo) => setOffer({ text, undo }), []);
  const done = useCallback(() => setOffer(null), []);
  return (
    <UndoContext value={show}>
      {children}
      <div className="undo-place" role="status">
        {offer && <UndoNotice key={offer.text} offer={offer} onDone={done} />}
      </div>
    </UndoContext>
  );
};
