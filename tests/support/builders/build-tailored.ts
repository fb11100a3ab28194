import type { Ctx } from '../../../server/core/context.ts';
import type { Manifest } from '../../../server/models/manifest.ts';
import { publishVersion } from '../../../server/models/models.service.ts';
import type { Tailoring } from '../../../server/models/tailoring/tailoring.ts';
import { buildFiles, buildManifest, type BuiltFiles } from './build-files.ts';

const words = (text: string) => ({ en: text, sk: `${text} sk`, de: `${text} de` });

export const PROGRAM = `function build({ bore, kind }) {
  if (kind === 'thin' && bore > 20) refuse('Too thin for it.', 'Na to je pritenké.', 'Dafür zu dünn.');
  if (kind === 'broken') return { parts: { unknown: sphere(2) } };
  const ring = cylinder(bore / 2 + 2, 8).subtract(cylinder(bore / 2, 20).move(0, 0, -5));
  const cut = kind === 'cut' ? { bed: [20, 40, 40], joint: 'PLAIN' } : undefined;
  return { parts: { fin: { solid: ring, places: [{}, { move: [0, 0, 20] }], cut } } };
}`;

/** A ring whose bore and wall are chosen; a name on it costs 1.50 euros. */
export const TAILORING: Tailoring = {
  parameters: [
    { id: 'bore', kind: 'NUMBER', name: words('Bore'), unit: 'MM', from: 10, to: 30, step: 0.5, standard: 24 },
    {
      id: 'kind',
      kind: 'OPTION',
      name: words('Wall'),
      options: ['thick', 'thin', 'broken', 'cut'].map((id) => ({
        id,
        name: words(id),
        ...(id === 'thin' && { needs: [{ designation: 'servo 9 g', quantity: 2 }] }),
      })),
      standard: 'thick',
    },
    { id: 'name', kind: 'TEXT', name: words('Name'), mostCharacters: 12, standard: '', extraMinor: 150 },
  ],
  program: PROGRAM,
};

/** Publishes the next version of files, with what may be chosen of it and how it flies. */
export const publishTailored = async (
  ctx: Ctx,
  { modelId, versionId }: BuiltFiles,
  revision: string,
  sold: Pick<Manifest, 'tailoring' | 'flight'>,
): Promise<void> => {
  const stored = await ctx.sql(
    'SELECT part_id AS "partId", kind, locale, name, format, bytes, sha256 FROM model_file WHERE version_id = $1',
    [versionId],
  );
  await publishVersion(ctx, {
    modelId,
    manifest: { ...buildManifest(revision), ...sold },
    files: stored.map((file) => ({ ...file, name: `${revision.toLowerCase()}/${file.name as string}` })) as never,
    previewKey: null,
  });
};

/** Files of which something may be chosen. */
export const buildTailored = async (ctx: Ctx): Promise<BuiltFiles> => {
  const files = await buildFiles(ctx);
  await publishTailored(ctx, files, 'D', { tailoring: TAILORING });
  return files;
};
