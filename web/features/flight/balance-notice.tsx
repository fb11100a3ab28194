import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import type { PlaneFigures } from './plane.ts';
import type { Units } from './use-units.ts';

interface NoticeProps {
  plane: PlaneFieldsFragment;
  figures: PlaneFigures;
  units: Units;
}

/** Whether it balances where it should, and what to do when it does not. Its words change while the battery slides. */
export function BalanceNotice({ plane: { balance }, figures: { gravity, verdict, missingGrams }, units }: NoticeProps) {
  const t = useText();
  const fine = verdict === 'IN_RANGE';
  const lead = missingGrams ? t('flight.addNose', { grams: units.mass(Math.ceil(missingGrams)) }) : '';
  return (
    <div className={`note note--${fine ? 'ok' : 'error'}`} role="status">
      <Icon name={fine ? 'check' : 'warn'} />
      <p>
        <FormattedMessage
          id={`flight.balance.${verdict}`}
          values={{
            strong: (text) => <strong>{text}</strong>,
            at: units.length(gravity.atMm),
            from: units.length(balance.fromMm),
            to: units.length(balance.toMm),
          }}
        />{' '}
        {lead}
      </p>
    </div>
  );
}
