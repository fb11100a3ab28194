import { useText } from '../../intl/use-text.ts';
import { PublicHead } from '../../ui/public-head.tsx';
import { useHomeSuspenseQuery } from './Home.gen.ts';
import { HomeFit } from './home-fit.tsx';
import { HomeHero } from './home-hero.tsx';
import { Newest, Ways, Workbenches } from './home-sections.tsx';
import { stageOf } from './home-stage.ts';
import './home.css';

/** The front door: one model drawn apart, the workbenches, what is new, the two ways to buy and the print bed. */
export function HomePage() {
  const t = useText();
  const { data } = useHomeSuspenseQuery();
  const stage = stageOf(data.kits.nodes);
  return (
    <>
      <PublicHead title={t('home.title')} description={t('home.description')} />
      <HomeHero stage={stage} />
      {data.categories.length > 0 && <Workbenches data={data} />}
      {data.newest.nodes.length > 0 && <Newest data={data} />}
      {stage && <Ways kit={stage.kit} data={data} />}
      {stage && <HomeFit kit={stage.kit} />}
    </>
  );
}
