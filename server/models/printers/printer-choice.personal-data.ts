import type { Ctx } from '../../core/context.ts';
import type { PersonalData } from '../../core/personal-data.ts';

const OWN = `
  SELECT printer_id AS "printerId", shape, width_mm AS "widthMm", depth_mm AS "depthMm", height_mm AS "heightMm",
    chosen_at AS "chosenAt"
  FROM printer_choice WHERE user_id = $1`;

export const printerPersonalData: readonly PersonalData[] = [
  {
    name: 'printer',
    about: { en: 'Your 3D printer', sk: 'Vaša 3D tlačiareň', de: 'Ihr 3D-Drucker' },
    read: async (ctx: Ctx, userId: string) => (await ctx.sql<object>(OWN, [userId]))[0] ?? {},
  },
];
