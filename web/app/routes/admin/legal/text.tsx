import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { LegalTextPage } from '../../../../features/legal/editing/legal-text-page.tsx';
import { isLegalPage } from '../../../../features/legal/editing/pages.ts';
import { AdminScreen } from '../../../screens/admin-screen.tsx';
import { notFound } from '../../../failures/page-error.ts';

export const loader = ({ params }: LoaderFunctionArgs): null => {
  if (!isLegalPage(params.text)) throw notFound();
  return null;
};

export const Component = () => {
  const { text } = useParams();
  return (
    <AdminScreen permission="SETTINGS">{isLegalPage(text) && <LegalTextPage key={text} name={text} />}</AdminScreen>
  );
};
