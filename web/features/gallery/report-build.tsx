import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useRefusalText } from '../../intl/errors.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useReportBuildMutation } from './Marks.gen.ts';

const NAMES = ['reason'] as const;
const MOST = 500;

const wordsOf = (_field: string, code: string): FieldError =>
  code === 'TOO_LONG' ? { id: 'gallery.error.tooLong', values: { max: MOST } } : { id: 'gallery.report.missing' };

const useReport = (id: string, onSent: () => void) => {
  const explain = useRefusalText();
  const [report] = useReportBuildMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<(typeof NAMES)[number]>({
    names: NAMES,
    judge: ({ reason }) => {
      const text = reason.trim();
      if (text && text.length <= MOST) return {};
      return { reason: [wordsOf('reason', text ? 'TOO_LONG' : 'REQUIRED')] };
    },
    send: async ({ reason }) => {
      setProblem(null);
      try {
        await report({ variables: { id, reason: reason.trim() } });
        onSent();
      } catch (error) {
        const refusal = shopErrorOf(error);
        const fields = refusedFields(refusal, NAMES, wordsOf);
        if (fields) form.show(fields);
        else setProblem(explain(refusal));
      }
    },
  });
  return { form, problem };
};

const ReportForm = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { form, problem } = useReport(id, onSent);
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
      {problem && <Notice kind="error">{problem}</Notice>}
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
