import { HomeDocument, useHomeQuery } from '../../features/catalog/home/Home.gen.ts';
import { HomePage } from '../../features/catalog/home/home-page.tsx';
import { preload } from '../data/preload.ts';
import { ShopData } from '../shop-data.tsx';

export const loader = preload(HomeDocument, () => ({}));

export const Component = () => {
  const { data } = useHomeQuery();
  return (
    <>
      {data && <HomePage data={data} />}
      <ShopData />
    </>
  );
};
