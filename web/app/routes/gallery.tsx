import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { galleryVariables, sameList } from '../../features/gallery/gallery-address.ts';
import { GalleryDocument } from '../../features/gallery/Gallery.gen.ts';
import { GalleryPage } from '../../features/gallery/gallery-page.tsx';
import { preload } from '../data/preload.ts';

export const loader = preload(GalleryDocument, ({ search }) => galleryVariables(search));

/** A build over the page asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !sameList(currentUrl, nextUrl) && defaultShouldRevalidate;

export const Component = () => <GalleryPage />;
