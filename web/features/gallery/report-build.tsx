import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { text } from '../../lib/form/fields.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { useReportBuildMutation } from './Marks.gen.ts';

const MOST = 500;

const wordsOf = (_field: string, code: string): FieldError =>
  code === 'TOO_LONG' ? { id: 'gallery.error.tooLong', values: { max: MOST } } : { id: 'gallery.report.missing' };

const fields = {
  reason: text((reason) => {
    if (!reason) return wordsOf('reason', 'REQUIRED');
    return reason.length > MOST ? wordsOf('reason', 'TOO_LONG') : undefined;
  }),
};

const useReport = (id: string, onSent: () => void) => {
  const [report] = useReportBuildMutation();
  return useForm({
    fields,
    words: wordsOf,
    send: async ({ reason }) => {
      await report({ variables: { id, reason } });
      onSent();
    },
  });
};

const ReportForm = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useReport(id, onSent);
  return (
    <form className="stack lb__report" aria-label={t('gallery.report.title')} {...form.props}>
      <TextArea
        name="reason"
        rows={3}
        ref={field}
        label={t('gallery.report.reason')}
        hint={t('gallery.report.hint')}
        error={lines(form.errors.reason)}
      />
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      <Button type="submit" variant="line" small busy={form.busy}>
        {t('gallery.report.send')}
      </Button>
    </form>
  );
};

/** Where a customer tells the moderators what is wrong with a build, and reads that it has arrived. */
export const ReportBuild = ({ id }: { id: string }) => {
  const t = useText();
  const { user } = useAccount();
  const location = useLocation();
  const [sent, setSent] = useState(false);
  if (!user) {
    return (
      <p className="lb__report">
        <Link className="link" to={loginPath(location)}>
          {t('gallery.report.signIn')}
        </Link>
      </p>
    );
  }
  return (
    <div aria-live="polite">
      {sent ? (
        <Notice kind="ok">{t('gallery.report.thanks')}</Notice>
      ) : (
        <ReportForm id={id} onSent={() => setSent(true)} />
      )}
    </div>
  );
};
