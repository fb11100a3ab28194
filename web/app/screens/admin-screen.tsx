import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Permission } from '../../codegen/schema.gen.ts';
import { AdminLayout, AdminSkeleton } from '../../features/admin-shell/admin-layout.tsx';
import { localPath } from '../../lib/local-path.ts';
import { useAccount } from '../../lib/account/use-account.ts';

interface AdminScreenProps {
  /** Absent: for every admin. */
  permission?: Permission;
  children: ReactNode;
}

/**
 * A screen for admins only: who is none, or whose session is over, is led to the sign-in of the administration, which
 * leads back. The server decides what anybody gets to see: this only steers.
 */
export const AdminScreen = ({ permission, children }: AdminScreenProps) => {
  const { ready, user } = useAccount();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const admin = user?.admin === true;
  useEffect(() => {
    if (admin || !ready) return;
    const from = localPath(pathname + search) ?? '/admin/panel';
    const timer = setTimeout(() => {
      void navigate(`/admin?${new URLSearchParams({ from })}`, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [admin, ready, pathname, search, navigate]);
  return admin ? <AdminLayout permission={permission}>{children}</AdminLayout> : <AdminSkeleton />;
};
