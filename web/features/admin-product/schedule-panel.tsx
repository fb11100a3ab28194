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

interface PlanningProps {
  active: boolean;
  busy: boolean;
  problem: string | null;
  /** Empty: no moment was given. */
  onPlan: (at: string, active: boolean) => void;
}

const Planning = ({ active, busy, problem, onPlan }: PlanningProps) => {
  const t = useText();
  const [at, setAt] = useState('');
  const [to, setTo] = useState<'on' | 'off'>(active ? 'off' : 'on');
  return (
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
        error={problem}
        onChange={({ target }) => setAt(target.value)}
      />
      <Button variant="line" small busy={busy} onClick={() => onPlan(at && new Date(at).toISOString(), to === 'on')}>
        {t('catalogue.edit.plan.save')}
      </Button>
    </>
  );
};

/** When the product goes on sale, or off it, by itself. Saved at once, apart from the form. */
export const SchedulePanel = ({ id, schedule, active }: { id: number; schedule: Schedule; active: boolean }) => {
  const t = useText();
  const [wrong, setWrong] = useState(false);
  const [save] = useScheduleActivationMutation();
  const { busy, problem, run } = useAction((refusal) => {
    const refused = refusal.code === 'VALIDATION_FAILED';
    setWrong(refused);
    return refused;
  });
  const plan = (at: string | null, to = !active) => {
    setWrong(at === '');
    if (at !== '') void run(() => save({ variables: { id, at, active: to } }));
  };
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.plan')}</h2>
      {schedule ? (
        <Planned plan={schedule} busy={busy} onCancel={() => plan(null)} />
      ) : (
        <Planning {...{ active, busy }} problem={wrong ? t('catalogue.edit.plan.past') : problem} onPlan={plan} />
      )}
    </section>
  );
};
