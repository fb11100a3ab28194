import '../../ui/styles/admin.css';
import '../../ui/data-table/data-table.css';
import { useEffect, type ReactNode } from 'react';
import type { Permission } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { retainFocus } from '../../lib/retain-focus.ts';
import { POLLING, watchActivity } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UndoProvider } from '../../ui/undo.tsx';
import { useAdminCountsQuery } from './AdminCounts.gen.ts';
import { useAdminRailQuery } from './AdminRail.gen.ts';
import { AdminRail } from './admin-rail.tsx';
import type { RailName } from './rail-rows.tsx';

interface AdminLayoutProps {
  /** What the screen is for: an admin without it is told so. Absent: for every admin. */
  permission?: Permission;
  children: ReactNode;
}

/** In the place of a screen until it is known who is here. */
export const AdminSkeleton = () => {
  const t = useText();
  return (
    <div className="adm__main stack" aria-busy>
      <Spinner label={t('common.loading')} large />
    </div>
  );
};

const NoAccess = () => {
  const t = useText();
  return (
    <>
      <AdminTop title={t('admin.noEntry.title')} />
      <Notice kind="warn" icon="lock">
        <p>{t('admin.noEntry.text')}</p>
      </Notice>
    </>
  );
};

/** How much waits behind each screen, asked again and again. */
const useCounts = (): Partial<Record<RailName, number>> => {
  const { data } = useAdminCountsQuery(POLLING);
  const counts = data?.adminCounts;
  return {
    orders: counts?.ordersToPack ?? 0,
    products: counts?.products ?? 0,
    galleries: counts?.waitingBuilds ?? 0,
    reviews: counts?.waitingReviews ?? 0,
  };
};

/** Rail and room of a screen of the administration. Its content is there once the server has said what the admin may do. */
export const AdminLayout = ({ permission, children }: AdminLayoutProps) => {
  const { data, error, loading, refetch } = useAdminRailQuery();
  const permissions = data?.me?.permissions;
  const counts = useCounts();
  useEffect(watchActivity, []);
  useEffect(retainFocus, []);
  return (
    <UndoProvider>
      <div className="adm">
        <AdminRail permissions={permissions ?? []} counts={counts} />
        <div className="adm__main">
          {!permissions && !error && <Skeleton height="320px" />}
          {!permissions && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
          {permissions && (!permission || permissions.includes(permission) ? children : <NoAccess />)}
        </div>
      </div>
    </UndoProvider>
  );
};
