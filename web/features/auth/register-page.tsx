import { useEffect, useRef, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegisterSent } from './register-sent.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

/** The form, and after it where to look. The form waits behind with all that was typed, so that a wrong address can be corrected. */
export const RegisterPage = () => {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const wasSent = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  useSignInRedirect();
  useEffect(() => {
    if (wasSent.current && sentTo === null) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
    wasSent.current = sentTo !== null;
  }, [sentTo]);
  return (
    <AuthFrame picture="racer">
      <Head title={t('auth.register.title')} />
      <div hidden={sentTo !== null} ref={form}>
        <RegisterForm onSent={setSentTo} />
      </div>
      {sentTo !== null && <RegisterSent email={sentTo} onChange={() => setSentTo(null)} />}
    </AuthFrame>
  );
};
