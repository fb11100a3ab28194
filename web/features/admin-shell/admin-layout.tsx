import '../../ui/styles/admin.css';
import '../../ui/data-table/data-table.css';
import type { ReactNode } from 'react';
import type { Permission } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UndoProvider } from '../../ui/undo.tsx';
import { useAdminRailQuery } from './AdminRail.gen.ts';
import { AdminRail } from './admin-rail.tsx';

interface AdminLayoutProps {
  /** What the screen is for: an admin without it is told so. */
  permission: Permission;
  children: ReactNode;
}

/** In the place of a screen until it is known who is here. */
export const AdminWaiting = () => {
  const t = useText();
  return (
    <div className="adm__main stack" aria-busy>
      <Spinner label={t('common.loading')} large />
    </div>
  );
};

const NoEntry = () => {
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

/** Rail and room of a screen of the administration. Its content is there once the server has said what the admin may do. */
export const AdminLayout = ({ permission, children }: AdminLayoutProps) => {
  const { data, error, loading, refetch } = useAdminRailQuery({ notifyOnNetworkStatusChange: true });
  const permissions = data?.me?.permissions;
  return (
    <UndoProvider>
      <div className="adm">
        <AdminRail permissions={permissions ?? []} counts={{}} />
        <div className="adm__main">
          {!permissions && !error && <Skeleton height="320px" />}
          {!permissions && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
          {permissions && (permissions.includes(permission) ? children : <NoEntry />)}
        </div>
      </div>
    </UndoProvider>
  );
};
