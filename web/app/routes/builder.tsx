import { useParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { BuilderDocument } from '../../features/gallery/Builder.gen.ts';
import { BuilderPage } from '../../features/gallery/builder-page.tsx';
import { sameList, windowOf } from '../../features/gallery/gallery-address.ts';
import { preload } from '../data/preload.ts';

export const loader = preload(BuilderDocument, ({ params, search }) => ({ id: params.id ?? '', ...windowOf(search) }));

/** A build over the page asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !sameList(currentUrl, nextUrl) && defaultShouldRevalidate;

export const Component = () => <BuilderPage id={useParams().id ?? ''} />;
