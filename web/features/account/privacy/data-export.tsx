import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatClock } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { accountFieldError } from '../../../lib/form/account-fields.ts';
import { startDownload } from '../../../lib/files/start-download.ts';
import { Button } from '../../../ui/button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AccountSection } from '../account-section.tsx';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { Outcome } from '../outcome.tsx';
import { useStartDataExportMutation } from './Privacy.gen.ts';
import type { StartDataExportMutation } from './Privacy.gen.ts';

type Export = StartDataExportMutation['startDataExport'];

const ExportReady = ({ made }: { made: Export }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <Notice kind="ok">
      <p>
        {t('auth.account.export.started', { time: formatClock(intl, made.expiresAt) })}{' '}
        <a className="link" href={made.url} download={made.fileName}>
          {t('auth.account.export.again')}
        </a>
      </p>
    </Notice>
  );
};

/** Everything that the shop knows of the customer, as one zip. */
export const DataExport = () => {
  const t = useText();
  const [made, setMade] = useState<Export | null>(null);
  const [startExport] = useStartDataExportMutation();
  const { props, errors, busy, problem, done, reset } = useForm({
    fields: { currentPassword },
    words: accountFieldError,
    refused: wrongSecret,
    send: async (variables) => {
      const { data } = await startExport({ variables });
      if (!data) return;
      setMade(data.startDataExport);
      startDownload(data.startDataExport.url);
      reset();
    },
  });
  return (
    <AccountSection title={t('auth.account.export.title')} lead={t('auth.account.export.lead')}>
      <form className="stack acct__form" {...props}>
        <CurrentPassword errors={errors.currentPassword} />
        <Button type="submit" icon="down" busy={busy}>
          {t('auth.account.export.start')}
        </Button>
        <Outcome problem={problem} />
        {done && made && <ExportReady made={made} />}
      </form>
    </AccountSection>
  );
};
