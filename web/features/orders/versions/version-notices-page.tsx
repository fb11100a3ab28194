import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useStopVersionNoticesMutation } from './VersionNotices.gen.ts';
import './version-notices.css';

/** Ends the mails about new versions by the link of one; a press, so that a mail scanner that opens links ends nothing. */
export const VersionNoticesPage = ({ token }: { token: string }) => {
  const t = useText();
  const [stop] = useStopVersionNoticesMutation();
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAction((refusal) => refusal.code === 'UNAUTHENTICATED');
  const end = async () => {
    if (await run(() => stop({ variables: { token } }))) setDone(true);
  };
  return (
    <div className="wrap version-stop">
      <h1 className="h1">{t('checkout.versionNotices.title')}</h1>
      {done ? (
        <Notice kind="ok">{t('checkout.versionNotices.done')}</Notice>
      ) : (
        <>
          <p className="lead">{t('checkout.versionNotices.text')}</p>
          {problem && <Notice kind="error">{problem}</Notice>}
          <Button busy={busy} onClick={() => void end()}>
            {t('checkout.versionNotices.action')}
          </Button>
        </>
      )}
      <ButtonLink variant="quiet" small to="/account/downloads">
        {t('checkout.versionNotices.downloads')}
      </ButtonLink>
    </div>
  );
};
