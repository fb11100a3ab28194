import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProductNav } from './product-nav.tsx';
import './admin-product.css';

/** Round a product as shoppers see it: what this is, and the way back to editing. */
export const ViewFrame = ({ id, active, children }: { id: number; active: boolean; children: ReactNode }) => {
  const t = useText();
  return (
    <>
      <ProductNav id={id} current="view" />
      <Notice
        icon="eye"
        action={
          <ButtonLink variant="line" small to={`/admin/products/${id}/edit`}>
            {t('catalogue.edit.screen.edit')}
          </ButtonLink>
        }
      >
        <p>{t(active ? 'catalogue.edit.viewOnSale' : 'catalogue.edit.viewOffSale')}</p>
      </Notice>
      <div className="pe-view">{children}</div>
    </>
  );
};
