import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LIMITS } from './limits.ts';
import { PartText } from './part-text.tsx';

/** Where a key comes from and what it opens. */
export const KeysPart = () => {
  const t = useText();
  return (
    <>
      <PartText id="developers.keys.text" />
      <dl className="spec dev__scopes">
        <dt>read:catalogue</dt>
        <dd>{t('developers.keys.catalogue')}</dd>
        <dt>read:orders</dt>
        <dd>{t('developers.keys.orders')}</dd>
      </dl>
      <p>
        <ButtonLink to="/account/api-keys" icon="plus" small>
          {t('developers.keys.make')}
        </ButtonLink>
      </p>
    </>
  );
};

/** What is too much. */
export const LimitsPart = () => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      <PartText id="developers.limits.text" />
      <table className="tbl">
        <caption className="sr">{t('developers.limits.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('developers.limits.what')}</th>
            <th scope="col" className="r">
              {t('developers.limits.most')}
            </th>
          </tr>
        </thead>
        <tbody>
          {LIMITS.map(([name, most]) => (
            <tr key={name}>
              <td>{t(`developers.limits.${name}`)}</td>
              <td className="r num">{intl.formatNumber(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PartText id="developers.limits.minute" />
      <PartText id="developers.limits.headers" />
    </>
  );
};
