import { LOCALES, type Locale } from '../core/locale.ts';
import { endWithParent } from '../core/database/parent-guard.ts';
import { buildGuide } from './guides/guide.ts';
import type { BuildOrder, Built } from './model-builder.ts';
import { buildWanted, MODEL_IDS } from './models/model.ts';

endWithParent(Number(process.argv[3]));

const build = async ({ guide, ...wanted }: BuildOrder): Promise<Built> => {
  const model = await buildWanted(wanted);
  const guides: Partial<Record<Locale, Uint8Array>> = {};
  for (const locale of guide ? LOCALES : []) guides[locale] = await buildGuide(model, locale);
  return { model, guides };
};

const answer = async (): Promise<void> => {
  const order = JSON.parse(process.argv[2]!) as BuildOrder;
  process.send!(MODEL_IDS.includes(order.id) ? await build(order) : 'unknown', () => process.exit(0));
};

void answer();
