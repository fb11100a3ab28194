import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ShopError } from '../../lib/graphql-error.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSignIn, type OnSignedIn } from './use-sign-in.ts';

interface SignInFormProps {
  /** Stands above the e-mail. */
  heading: ReactNode;
  onSignedIn: OnSignedIn;
  /** Between the password and the button. */
  options?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail and password, then, where the account asks for it, a code. What was typed waits behind the second step. */
export const SignInForm = ({ heading, onSignedIn, options, children }: SignInFormProps) => {
  const { credentials, signIn, giveCode, startOver } = useSignIn(onSignedIn);
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const firstStep = useRef<HTMLDivElement>(null);
  const waiting = credentials !== null;
  const waited = useRef(waiting);
  useEffect(() => {
    if (waited.current && !waiting) firstStep.current?.querySelector('input')?.focus();
    waited.current = waiting;
  }, [waiting]);
  return (
    <>
      <div hidden={waiting} ref={firstStep}>
        <PasswordForm heading={heading} refusal={refusal} onRefused={setRefusal} signIn={signIn} options={options}>
          {children}
        </PasswordForm>
      </div>
      {waiting && (
        <CodeForm
          giveCode={giveCode}
          onStartOver={(reason) => {
            setRefusal(reason);
            startOver();
          }}
        />
      )}
    </>
  );
};
