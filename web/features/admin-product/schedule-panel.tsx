import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Seg } from '../../ui/seg.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useScheduleActivationMutation, type EditableFieldsFragment } from './EditProduct.gen.ts';

type Schedule = EditableFieldsFragment['schedule'];

const Planned = ({ plan, busy, onCancel }: { plan: NonNullable<Schedule>; busy: boolean; onCancel: () => void }) => {
  const t = useText();
  const at = formatMoment(useIntl(), plan.at);
  return (
    <div className="row between">
      <p>
        <Icon name="clock" /> {t(plan.active ? 'catalogue.edit.plan.onAt' : 'catalogue.edit.plan.offAt', { at })}
      </p>
      <Button variant="line" small busy={busy} onClick={onCancel}>
        {t('catalogue.edit.plan.cancel')}
      </Button>
    </div>
  );
};

/** When the product goes on sale, or off it, by itself. Saved at once, apart from the form. */
export const SchedulePanel = ({ id, schedule, active }: { id: number; schedule: Schedule; active: boolean }) => {
  const t = useText();
  const [at, setAt] = useState('');
  const [to, setTo] = useState<'on' | 'off'>(active ? 'off' : 'on');
  const [wrong, setWrong] = useState(false);
  const [save] = useScheduleActivationMutation();
  const { busy, problem, run } = useAction((refusal) => {
    const refused = refusal.code === 'VALIDATION_FAILED';
    setWrong(refused);
    return refused;
  });
  const plan = (moment: string | null) => {
    setWrong(false);
    void run(() => save({ variables: { id, at: moment, active: to === 'on' } }));
  };
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.plan')}</h2>
      {schedule ? (
        <Planned plan={schedule} busy={busy} onCancel={() => plan(null)} />
      ) : (
        <>
          <Seg
            block
            label={t('catalogue.edit.plan.what')}
            value={to}
            options={[
              { value: 'on', content: t('catalogue.edit.plan.on') },
              { value: 'off', content: t('catalogue.edit.plan.off') },
            ]}
            onChange={setTo}
          />
          <TextInput
            type="datetime-local"
            label={t('catalogue.edit.plan.at')}
            value={at}
            error={wrong ? t('catalogue.edit.plan.past') : (problem ?? undefined)}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button
            variant="line"
            small
            busy={busy}
            onClick={() => (at ? plan(new Date(at).toISOString()) : setWrong(true))}
          >
            {t('catalogue.edit.plan.save')}
          </Button>
        </>
      )}
    </section>
  );
};
