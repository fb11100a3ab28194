import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ProductAddressDocument } from '../../features/catalog/product/ProductAddress.gen.ts';
import { PageRefusal } from '../failures/page-error.ts';
import { ask } from '../data/preload.ts';

const GREATEST_ID = 2 ** 31 - 1;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const idOf = async ({ params: { id: text = '' }, context }: LoaderFunctionArgs): Promise<number> => {
  if (/^\d+$/.test(text)) {
    if (Number(text) <= GREATEST_ID) return Number(text);
    throw new PageRefusal({ code: 'PRODUCT_NOT_FOUND', args: { id: text } });
  }
  const found = SLUG.test(text) ? await ask(context, ProductAddressDocument, { slug: text }) : null;
  if (found?.productIdBySlug) return found.productIdBySlug;
  throw new PageRefusal({ code: 'INVALID_PRODUCT_ID', args: { id: text } });
};

/**
 * The product that an address names, or a lasting redirect to the one address of the product from any other way to write
 * it, its slug among them. Throws the page's refusal for what cannot be a product's.
 */
export const productIdOf = async (args: LoaderFunctionArgs): Promise<number | Response> => {
  const id = await idOf(args);
  const { pathname, search } = new URL(args.request.url);
  return pathname === `/products/${id}` ? id : redirect(`/products/${id}${search}`, 301);
};
