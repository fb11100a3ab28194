import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { isPart } from '../../../features/admin-settings/parts.ts';
import { SettingPage } from '../../../features/admin-settings/setting-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';
import { notFound } from '../../failures/page-error.ts';

export const loader = ({ params }: LoaderFunctionArgs): null => {
  if (!isPart(params.part)) throw notFound();
  return null;
};

export const Component = () => {
  const { part } = useParams();
  return <AdminScreen permission="SETTINGS">{isPart(part) && <SettingPage key={part} part={part} />}</AdminScreen>;
};
