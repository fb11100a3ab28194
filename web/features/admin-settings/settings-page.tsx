import './admin-settings.css';
import { Link } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Tag } from '../../ui/badge.tsx';
import { useAdminSettingsQuery, type SettingFieldsFragment } from './AdminSettings.gen.ts';
import { PARTS, type Part } from './parts.ts';

const isOn = (setting: SettingFieldsFragment): boolean => {
  const { active, closed } = setting.value as { active?: boolean; closed?: boolean };
  const switched = ['NOTICE', 'TRANSFER', 'COD', 'CARD', 'GIFT_CARDS', 'PRINTING'].includes(setting.key);
  return (switched && active === true) || (setting.key === 'ORDERING' && closed === true);
};

const Row = ({ part, setting }: { part: Part; setting: SettingFieldsFragment | undefined }) => {
  const t = useText();
  const intl = useIntl();
  const changed = setting?.updatedAt ? formatDate(intl, setting.updatedAt) : null;
  return (
    <li>
      <Link className="set-row" to={`/admin/settings/${part}`}>
        <span>
          <strong>{t(`settings.${part}`)}</strong>
          <span className="muted">{t(`settings.${part}.about`)}</span>
        </span>
        {setting && isOn(setting) && <Tag kind="warn">{t('settings.on')}</Tag>}
        <span className="num faint">{changed ? t('settings.changedOn', { day: changed }) : t('settings.builtIn')}</span>
      </Link>
    </li>
  );
};

/** What has screens of its own. */
const ELSEWHERE = [
  ['legal', '/admin/settings/legal'],
  ['mails', '/admin/settings/mails'],
  ['webhooks', '/admin/webhooks'],
] as const;

/** Everything that the shop is run by, part by part. */
export const SettingsPage = () => {
  const t = useText();
  const { data } = useAdminSettingsQuery();
  return (
    <>
      <AdminTop title={t('settings.title')} />
      <ul className="panel set-list">
        {(Object.keys(PARTS) as Part[]).map((part) => (
          <Row key={part} part={part} setting={data?.settings.find(({ key }) => key === PARTS[part])} />
        ))}
        {ELSEWHERE.map(([part, to]) => (
          <li key={part}>
            <Link className="set-row" to={to}>
              <span>
                <strong>{t(`settings.${part}`)}</strong>
                <span className="muted">{t(`settings.${part}.about`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
