import { useText } from '../../intl/use-text.ts';
import { HeldBack } from '../../ui/held-back.tsx';
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
  const stage = data.featuredKit ? stageOf(data.featuredKit) : null;
  return (
    <>
      <PublicHead title={t('home.title')} description={t('home.description')} />
      <HomeHero stage={stage} />
      <HeldBack>{data.categories.length > 0 && <Workbenches data={data} />}</HeldBack>
      <HeldBack>{data.newest.nodes.length > 0 && <Newest data={data} />}</HeldBack>
      <HeldBack>{stage && <Ways kit={stage.kit} data={data} />}</HeldBack>
      <HeldBack>{stage && <HomeFit kit={stage.kit} />}</HeldBack>
    </>
  );
}
