import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { examineMesh } from '../mesh/analyse-mesh.ts';
import type { Progress } from '../mesh/mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import type { SoldFiles } from '../mesh/mesh-worker-messages.ts';
import { withBedFindings } from '../printers/bed-finding.ts';
import { storePictures } from '../picture/stored-pictures.ts';
import type { ExaminedFile } from './model-upload.entity.ts';

/** A file in the store of uploads. */
export interface UploadedFile extends StoredFile {
  readonly name: string;
  readonly partId?: string | null;
  /** Colour of its pictures. */
  readonly hex?: string;
}

/** Bone: a filament, as long as nobody said which one. */
const BONE = '#e9e5da';

const stored = async (ctx: Ctx, file: string): Promise<StoredFile> => ctx.shop.uploads.put(createReadStream(file));

/**
 * Reads, examines, writes anew and pictures one mesh, in the mesh thread. `ahead` gets what is known before files to sell and
 * pictures are made. What is no mesh comes back with the code of its refusal.
 */
export const examineFile = async (
  ctx: Ctx,
  { name, bytes, sha256, partId = null, hex = BONE }: UploadedFile,
  progress: Progress,
  ahead: (file: ExaminedFile) => void = () => undefined,
): Promise<ExaminedFile> => {
  const scratch = await ctx.shop.scratch.path();
  const sold: SoldFiles = { name: path.parse(name).name, threeMf: `${scratch}.3mf`, stl: `${scratch}.stl` };
  try {
    const source = { bytes, chunks: await ctx.shop.uploads.read(sha256) };
    const found = { name, partId, bytes, refusal: null };
    const reported = (report: MeshReport): void =>
      ahead({ ...found, report: withBedFindings(report), stl: null, threeMf: null });
    const { report, pictures } = await examineMesh(source, { progress, reported, sold, hex, stopped: ctx.stopped });
    const stl = existsSync(sold.stl) ? await stored(ctx, sold.stl) : { sha256, bytes };
    const made = pictures && { pictures: await storePictures(ctx.shop.uploads, pictures) };
    const isOwn = !existsSync(sold.threeMf);
    const threeMf = isOwn ? { sha256, bytes } : await stored(ctx, sold.threeMf);
    return { ...found, report: withBedFindings(report), stl, threeMf, ...(isOwn && { ownThreeMf: true }), ...made };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { name, partId, bytes, refusal: error.code, report: null, stl: null, threeMf: null };
  } finally {
    for (const file of [sold.threeMf, sold.stl]) await rm(file, { force: true });
  }
};
