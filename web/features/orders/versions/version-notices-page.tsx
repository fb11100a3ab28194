import { useText } from '../../../intl/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EndMails } from '../../../ui/end-mails.tsx';
import { useStopVersionNoticesMutation } from './VersionNotices.gen.ts';
import './version-notices.css';

/** Ends the mails about new versions. */
export const VersionNoticesPage = ({ token }: { token: string }) => {
  const t = useText();
  const [stop] = useStopVersionNoticesMutation();
  const words = {
    title: t('checkout.versionNotices.title'),
    text: t('checkout.versionNotices.text'),
    action: t('checkout.versionNotices.action'),
    done: t('checkout.versionNotices.done'),
  };
  return (
    <div className="wrap version-stop">
      <EndMails words={words} end={() => stop({ variables: { token } })}>
        <ButtonLink variant="quiet" small to="/account/downloads">
          {t('checkout.versionNotices.downloads')}
        </ButtonLink>
      </EndMails>
    </div>
  );
};
