import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountSection } from '../account-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorChange } from './second-factor-change.tsx';
import type { FactorChange } from './second-factor-change.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import type { MySecurityQuery } from './Security.gen.ts';

type FactorState = NonNullable<MySecurityQuery['me']>['secondFactor'];
type Step = 'state' | 'setup' | FactorChange | { codes: string[] };

/** With fewer codes than this the owner is told to make new ones. */
const FEW = 3;

interface StateProps {
  state: FactorState;
  onStep: (step: Step) => void;
}

const SwitchedOn = ({ state, onStep }: StateProps) => {
  const t = useText();
  const intl = useIntl();
  const { enabledAt, recoveryCodesLeft: left } = state;
  return (
    <>
      <p className="row">
        <Tag kind="ok">{t('auth.account.factor.on')}</Tag>
        <span className="faint acct__small">
          {enabledAt && t('auth.account.factor.since', { date: formatDate(intl, enabledAt) })}
        </span>
      </p>
      {left < FEW ? (
        <Notice kind="warn">
          <p>{t('auth.account.factor.few', { count: left })}</p>
        </Notice>
      ) : (
        <p className="muted">{t('auth.account.factor.left', { count: left })}</p>
      )}
      <div className="row">
        <Button variant="line" small onClick={() => onStep('renew')}>
          {t('auth.account.factor.renew')}
        </Button>
        <Button variant="danger" small onClick={() => onStep('disable')}>
          {t('auth.account.factor.disable')}
        </Button>
      </div>
    </>
  );
};

const SwitchedOff = ({ onStep }: Pick<StateProps, 'onStep'>) => {
  const t = useText();
  return (
    <>
      <p className="row">
        <Tag>{t('auth.account.factor.off')}</Tag>
      </p>
      <Button variant="line" small onClick={() => onStep('setup')}>
        {t('auth.account.factor.setUp')}
      </Button>
    </>
  );
};

interface SecondFactorSectionProps {
  state: FactorState;
  onChanged: () => Promise<void>;
}

/** A code of an app besides the password: its state, and the ways to set it up, renew its codes and switch it off. */
export const SecondFactorSection = ({ state, onChanged }: SecondFactorSectionProps) => {
  const t = useText();
  const [step, setStep] = useState<Step>('state');
  const back = () => setStep('state');
  const done = (codes: string[] | null) => {
    setStep(codes ? { codes } : 'state');
    void onChanged();
  };
  const content = () => {
    if (typeof step === 'object') return <RecoveryCodes codes={step.codes} onKept={back} />;
    if (step === 'setup') return <SecondFactorSetup onEnabled={done} onCancel={back} />;
    if (step !== 'state') return <SecondFactorChange key={step} what={step} onDone={done} onCancel={back} />;
    return state.enabled ? <SwitchedOn state={state} onStep={setStep} /> : <SwitchedOff onStep={setStep} />;
  };
  return (
    <AccountSection title={t('auth.account.factor.title')} lead={t('auth.account.factor.lead')}>
      <div className="stack">{content()}</div>
    </AccountSection>
  );
};
