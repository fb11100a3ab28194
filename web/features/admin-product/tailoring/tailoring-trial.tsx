import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { TailoringTrialQuery } from '../model/ModelDraft.gen.ts';

export type Trial = NonNullable<NonNullable<TailoringTrialQuery['modelDraft']>['tailoringTrial']>;
type Fault = NonNullable<Trial['fault']>;

/** What kept a choice from being sold, in words. */
export const useFaultWords = () => {
  const t = useText();
  return ({ reason, message, partId }: Fault): string =>
    t(`catalogue.tailoring.fault.${reason}`, { message: message ?? '', part: partId ?? '' });
};

function TrialFault({ fault }: { fault: Fault }) {
  const t = useText();
  const words = useFaultWords();
  const choice = fault.chosen.map(({ name, value }) => `${name}: ${value}`).join(' · ');
  return (
    <Notice kind="error">
      <p>
        {fault.line !== null && `${t('catalogue.tailoring.line', { line: fault.line })} `}
        {words(fault)}
      </p>
      <p>{t('catalogue.tailoring.triedChoice', { choice })}</p>
    </Notice>
  );
}

interface TailoringTrialProps {
  /** Null: not tried as it is saved now. */
  trial: Trial | null;
  /** Only what is saved is tried. */
  isSaved: boolean;
  onTry: () => Promise<unknown>;
}

/** Has the shop make choices as buyers would, and says what came of it. */
export function TailoringTrial({ trial, isSaved, onTry }: TailoringTrialProps) {
  const t = useText();
  const { busy, problem, run } = useAction();
  return (
    <div className="stack">
      <h3 className="h4">{t('catalogue.tailoring.trial')}</h3>
      <p className="muted">{t(isSaved ? 'catalogue.tailoring.trialHint' : 'catalogue.tailoring.trialUnsaved')}</p>
      <div>
        <Button variant="line" small busy={busy} disabled={!isSaved} onClick={() => void run(onTry)}>
          {t('catalogue.tailoring.try')}
        </Button>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {trial && !trial.fault && (
        <Notice kind="ok">{t('catalogue.tailoring.triedWell', { tried: trial.tried, refused: trial.refused })}</Notice>
      )}
      {trial?.fault && <TrialFault fault={trial.fault} />}
    </div>
  );
}
