import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '../../../../intl/dates.ts';
import { useText } from '../../../../intl/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { OwnedCopy } from './use-owned-copy.ts';

/** In the place of the buying action for files that the customer has bought already. */
export function OwnedNotice({ copy: { boughtAt, orderNumber } }: { copy: OwnedCopy }) {
  const t = useText();
  const intl = useIntl();
  return (
    <div className="owned">
      <Notice
        kind="ok"
        action={
          <ButtonLink small icon="down" to="/account/downloads">
            {t('products.download')}
          </ButtonLink>
        }
      >
        <p>
          <strong>{t('products.owned')}</strong>{' '}
          <FormattedMessage
            id="products.ownedSince"
            values={{ date: formatDate(intl, boughtAt), number: <span className="nowrap">{orderNumber}</span> }}
          />
        </p>
      </Notice>
    </div>
  );
}
