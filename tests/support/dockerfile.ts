export interface Step {
  /** Such as RUN. */
  readonly word: string;
  readonly text: string;
}

export interface Stage {
  readonly name: string | null;
  readonly steps: readonly Step[];
}

/** The stages of a Dockerfile with their steps, comments left out. */
export const stagesOf = (dockerfile: string): Stage[] => {
  const stages: { name: string | null; steps: Step[] }[] = [];
  for (const line of dockerfile.replace(/\\\n/g, ' ').split('\n')) {
    const [, word, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!word) continue;
    if (word === 'FROM') stages.push({ name: / AS (\w+)/.exec(text!)?.[1] ?? null, steps: [] });
    else stages.at(-1)!.steps.push({ word, text: text! });
  }
  return stages;
};

const textsOf = ({ steps }: Stage, wanted: string): string[] =>
  steps.flatMap(({ word, text }) => (word === wanted ? [text] : []));

export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    textsOf(stage, 'ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );

/** Shell commands of a stage, in order. */
export const commandsOf = (stage: Stage): string[] => textsOf(stage, 'RUN');

/** The start of the container, as a program and its arguments. */
export const startOf = (stage: Stage): string[] => JSON.parse(textsOf(stage, 'CMD').at(-1)!) as string[];

export interface Copy {
  /** Null: from the sources. */
  readonly from: string | null;
  readonly paths: readonly string[];
}

/** What a stage copies, from which other; the place where it goes is left out. */
export const copiesOf = (stage: Stage): Copy[] =>
  textsOf(stage, 'COPY').map((text) => {
    const words = text.split(/\s+/);
    const from = /^--from=(\w+)$/.exec(words[0]!)?.[1] ?? null;
    return { from, paths: words.slice(from ? 1 : 0, -1) };
  });
