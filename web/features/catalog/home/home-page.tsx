import { Suspense } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { PublicHead } from '../../../ui/public-head.tsx';
import type { HomeQuery } from './Home.gen.ts';
import { HomeFit } from './home-fit.tsx';
import { HomeHero } from './home-hero.tsx';
import { Newest, Ways, Workbenches } from './home-sections.tsx';
import { stageOf } from './home-stage.ts';
import './home.css';

/** The front door: one model drawn apart, the workbenches, what is new, the two ways to buy and the print bed. */
export function HomePage({ data }: { data: HomeQuery }) {
  const t = useText();
  const stage = data.featuredKit ? stageOf(data.featuredKit) : null;
  return (
    <>
      <PublicHead title={t('home.title')} description={t('home.description')} />
      <HomeHero stage={stage} />
      <Suspense>{data.categories.length > 0 && <Workbenches data={data} />}</Suspense>
      <Suspense>{data.newest.nodes.length > 0 && <Newest data={data} />}</Suspense>
      <Suspense>{stage && <Ways kit={stage.kit} data={data} />}</Suspense>
      <Suspense>{stage && <HomeFit kit={stage.kit} />}</Suspense>
    </>
  );
}
