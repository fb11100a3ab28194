import { redirect } from 'react-router-dom';
import { notFound } from '../failures/page-error.ts';

/** A lasting redirect from a slug that a category had once. Throws the page's refusal for a category that nobody has or sees. */
export const categoryRedirect = (request: Request, present: string | undefined): Response => {
  if (present === undefined) throw notFound();
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('category', present);
  return redirect(`${pathname}?${searchParams}`, 301);
};
