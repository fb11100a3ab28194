import { useText } from '../../intl/use-text.ts';
import { PASSWORD_RULES, passwordStrength, unmetRules, type Strength } from '../../lib/form/password-rules.ts';
import { Icon } from '../icon.tsx';

const LEVELS: readonly Strength[] = ['weak', 'medium', 'strong', 'very-strong'];
const WORDS: Record<Strength, MessageId> = {
  weak: 'auth.password.weak',
  medium: 'auth.password.medium',
  strong: 'auth.password.strong',
  'very-strong': 'auth.password.veryStrong',
};

interface PasswordStrengthProps {
  password: string;
  /** The server knows it as one that everybody tries. */
  common?: boolean;
}

/** How strong a password is, and each rule with whether it is met. */
export const PasswordStrength = ({ password, common = false }: PasswordStrengthProps) => {
  const t = useText();
  const strength = common ? 'weak' : passwordStrength(password);
  const level = password ? LEVELS.indexOf(strength) + 1 : 0;
  const word = t(password ? WORDS[strength] : 'auth.password.empty');
  const unmet = unmetRules(password);
  const isMet = (rule: (typeof PASSWORD_RULES)[number]) => !unmet.includes(rule) && !(common && rule === 'COMMON');
  return (
    <div className="stack password-strength">
      <div
        className="strength"
        data-s={level}
        role="meter"
        aria-label={t('auth.password.strength')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={word}
      >
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className="row between">
        <span aria-live="polite">{word}</span>
        {strength === 'strong' && <span className="faint">{t('auth.password.longer')}</span>}
      </p>
      <ul className="rules">
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} className={isMet(rule) ? 'ok' : undefined}>
            <Icon
              name={isMet(rule) ? 'check' : 'minus'}
              label={t(isMet(rule) ? 'auth.password.met' : 'auth.password.unmet')}
            />
            <span>{t(`auth.password.rule.${rule}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
