import { HomeDocument } from '../../features/catalog/Home.gen.ts';
import { HomePage } from '../../features/catalog/home-page.tsx';
import { preload } from '../preload.ts';
import { ShopData } from '../shop-data.tsx';

export const loader = preload(HomeDocument, () => ({}));

export const Component = () => (
  <>
    <HomePage />
    <ShopData />
  </>
);
