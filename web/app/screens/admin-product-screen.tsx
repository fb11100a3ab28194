import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AdminScreen } from './admin-screen.tsx';

/** A screen about one product of the administration. A number that is none asks for a product that is not there. */
export const AdminProductScreen = ({ children }: { children: (id: number) => ReactNode }) => {
  const given = useParams().id ?? '';
  const id = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  return <AdminScreen permission="CATALOGUE">{children(id)}</AdminScreen>;
};
