import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Where a part is written to be sold. */
export interface SoldFiles {
  readonly stl: string;
  readonly threeMf: string;
}

/** Of the first, second, … part that a program drew. */
export const soldFiles = (base: string, place: number): SoldFiles => ({
  stl: `${base}-${place}.stl`,
  threeMf: `${base}-${place}.3mf`,
});

/** Deletes all that was written, in turn, to names that begin so. */
export const removeSoldFiles = async (base: string): Promise<void> => {
  for (let place = 0; existsSync(soldFiles(base, place).stl); place++)
    for (const file of Object.values(soldFiles(base, place)) as string[]) await rm(file, { force: true });
};
