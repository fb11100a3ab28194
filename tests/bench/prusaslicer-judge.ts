import { spawnSync } from 'node:child_process';

export interface Judged {
  readonly manifold: string;
  readonly volume: number;
}

/** What PrusaSlicer says of a file; null where it is not installed or does not read it. */
export const judged = (file: string): Judged | null => {
  const { stdout } = spawnSync('prusa-slicer', ['--info', file], { encoding: 'utf8' });
  const said = (name: string): string | undefined => new RegExp(`^${name} = +(\\S+)`, 'm').exec(stdout ?? '')?.[1];
  const manifold = said('manifold');
  return manifold ? { manifold, volume: Number(said('volume')) } : null;
};

/** Says so where it is not installed. */
export const nobodyJudged = (): void => {
  if (spawnSync('prusa-slicer', ['--help']).error) console.log('PrusaSlicer is not installed: nobody judged.');
};
