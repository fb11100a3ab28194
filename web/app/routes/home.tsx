import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { HomeDocument } from '../../features/catalog/home/Home.gen.ts';
import { HomePage } from '../../features/catalog/home/home-page.tsx';
import { ask } from '../data/preload.ts';
import { ShopData } from '../shop-data.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => ask(context, HomeDocument, {});

export const Component = () => (
  <>
    <HomePage data={useLoaderData<typeof loader>()} />
    <ShopData />
  </>
);
