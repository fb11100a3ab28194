import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { isMailKind } from '../../../features/admin-mails/mail-kinds.ts';
import { MailPage } from '../../../features/admin-mails/mail-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';
import { notFound } from '../../failures/page-error.ts';

export const loader = ({ params }: LoaderFunctionArgs): null => {
  if (!isMailKind(params.kind)) throw notFound();
  return null;
};

export const Component = () => {
  const { kind } = useParams();
  return <AdminScreen permission="SETTINGS">{isMailKind(kind) && <MailPage key={kind} kind={kind} />}</AdminScreen>;
};
