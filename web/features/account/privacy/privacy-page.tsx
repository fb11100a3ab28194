import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { AccountSection } from '../account-section.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** What the shop knows of the customer: to take along, to have deleted, and the rules it follows. */
export const PrivacyPage = () => {
  const t = useText();
  return (
    <>
      <DataExport />
      <DeleteAccount />
      <AccountSection title={t('auth.account.rules.title')}>
        <ul className="acct__links">
          <li>
            <Link className="link" to="/privacy-policy">
              {t('auth.account.rules.privacy')}
            </Link>
          </li>
          <li>
            <Link className="link" to="/cookies-policy">
              {t('auth.account.rules.cookies')}
            </Link>
          </li>
        </ul>
      </AccountSection>
    </>
  );
};
