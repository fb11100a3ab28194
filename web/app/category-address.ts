import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { CategoryAddressDocument } from '../features/catalog/CategoryAddress.gen.ts';
import { notFound } from './page-error.ts';
import { ask } from './preload.ts';

/**
 * For an empty list of one category: a lasting redirect from a slug that the category had once. Null where it is merely
 * empty; throws the page's refusal for a category that nobody has or sees.
 */
export const movedCategory = async (
  { request, context }: LoaderFunctionArgs,
  slug: string,
): Promise<Response | null> => {
  const { category } = await ask(context, CategoryAddressDocument, { slug });
  if (!category) throw notFound();
  if (category.slug === slug) return null;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('category', category.slug);
  return redirect(`${pathname}?${searchParams}`, 301);
};
