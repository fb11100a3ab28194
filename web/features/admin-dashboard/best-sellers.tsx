import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { DashboardQuery } from './Dashboard.gen.ts';

type Products = DashboardQuery['adminDashboard']['bestSellers'];

/** What sold best in the period. Names lead to the product for those who may edit it. */
export const BestSellers = ({ products, linked }: { products: Products; linked: boolean }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <section className="panel" aria-labelledby="dashboard-best">
      <h2 className="h3" id="dashboard-best">
        {t('dashboard.best.title')}
      </h2>
      {products.length === 0 ? (
        <p className="muted">{t('dashboard.best.none')}</p>
      ) : (
        <table className="tbl best" aria-labelledby="dashboard-best">
          <thead>
            <tr>
              <th scope="col">{t('dashboard.best.product')}</th>
              <th scope="col" className="r">
                {t('dashboard.best.units')}
              </th>
              <th scope="col" className="r">
                {t('dashboard.best.revenue')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ productId, name, units, revenue }, place) => (
              <tr key={place}>
                <td>
                  {linked ? (
                    <Link className="link" to={`/admin/products/${productId}`}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </td>
                <td className="r num">{intl.formatNumber(units)}</td>
                <td className="r num">{formatMoney(intl, revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
