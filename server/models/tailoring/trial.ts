import type { Manifest } from '../manifest.ts';
import { isTooLarge } from './choice-beds.ts';
import { checkedChoice, type Choice, type Words } from './kernel/choice.ts';
import { tailoredParts, tailorOrderOf } from './tailor-choice.ts';
import type { TailoringFault } from './tailor-parts.ts';
import { choiceWords, type ChoiceWords } from './tailoring.ts';
import { trialChoices } from './trial-choices.ts';

/** After so long no further choice is begun: somebody waits. */
const MOST_MS = 30_000;

/** Why a choice could not be sold. */
export interface TrialFault {
  readonly reason: TailoringFault['fault'] | 'NO_BED';
  readonly chosen: readonly ChoiceWords[];
  /** In the words of the interpreter, for a PROGRAM. */
  readonly message?: string;
  readonly line?: number;
  /** That came out UNSOUND, or goes on NO_BED. */
  readonly partId?: string;
  readonly findings?: readonly string[];
  /** Of the seller, where the standard itself is REFUSED. */
  readonly words?: Words;
}

/** What came of choices that were tried. */
export interface Trial {
  readonly tried: number;
  /** Of them those that buyers are refused with a reason. */
  readonly refused: number;
  /** Of the first that is wrong; null: none was. */
  readonly fault: TrialFault | null;
}

/** Wrong by the program or its ranges; else a buyer is told why it may not be chosen. */
const WRONG: ReadonlySet<TrialFault['reason']> = new Set(['PROGRAM', 'TOO_LARGE', 'UNSOUND', 'NO_BED']);

type Found = Omit<TrialFault, 'chosen'> | null;

const findingOf = async (manifest: Manifest, choice: Choice, stopped?: AbortSignal): Promise<Found> => {
  const made = await tailoredParts(tailorOrderOf(manifest, choice, null), stopped);
  if ('fault' in made) {
    const { fault, reason, ...more } = { reason: undefined, ...made };
    return { reason: fault, ...more, words: reason };
  }
  const tooLarge = made.parts.find((part) => isTooLarge(manifest, part, null));
  return tooLarge ? { reason: 'NO_BED', partId: tooLarge.id } : null;
};

/**
 * Makes choices of what may be chosen of a model as buyers might, one after the other in the mesh thread, to see whether each may be
 * sold: its ends, its options and some by chance, the same in every run, until one is wrong. Up to half a minute.
 */
export const tryTailoring = async (manifest: Manifest, stopped?: AbortSignal): Promise<Trial> => {
  const { parameters } = manifest.tailoring!;
  const until = performance.now() + MOST_MS;
  let [tried, refused] = [0, 0];
  for (const given of trialChoices(parameters)) {
    if (performance.now() > until) break;
    const choice = checkedChoice(parameters, given)!;
    const found = await findingOf(manifest, choice, stopped);
    tried += 1;
    if (!found) continue;
    refused += 1;
    // What files are without a choice must be possible.
    if (WRONG.has(found.reason) || tried === 1)
      return { tried, refused: refused - 1, fault: { ...found, chosen: choiceWords(parameters, choice) } };
  }
  return { tried, refused, fault: null };
};
