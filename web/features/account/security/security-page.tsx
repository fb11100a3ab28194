import { EmailSection } from './email-section.tsx';
import { AccountData } from '../account-data.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { useMySecurityQuery } from './Security.gen.ts';
import { SessionsSection } from './sessions-section.tsx';

/** Password, address, second factor and sessions of the account. */
export const SecurityPage = () => (
  <AccountData query={useMySecurityQuery()}>
    {({ email, secondFactor, sessions }, reload) => (
      <>
        <PasswordSection email={email} onChanged={reload} />
        <EmailSection email={email} />
        <SecondFactorSection state={secondFactor} onChanged={reload} />
        <SessionsSection sessions={sessions} />
      </>
    )}
  </AccountData>
);
