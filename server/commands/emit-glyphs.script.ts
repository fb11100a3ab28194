import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LETTERS } from '../models/tailoring/kernel/letters.ts';

/* `npm run glyphs`: takes the outlines of letters that are printed from Noto Sans, by fontkit, a package of development. */

interface Command {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath';
  readonly args: readonly number[];
}

interface Font {
  readonly capHeight: number;
  glyphForCodePoint(code: number): {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[] };
  };
}

/** Capitals are so many units high. */
const CAPITAL = 1000;
const NAMES = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', closePath: '' } as const;

const require = createRequire(import.meta.url);
/** The package brings no types. */
const { create } = require('fontkit') as { create: (file: Buffer) => Font };
const font = create(readFileSync(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')));
const units = (value: number): number => Math.round((value * CAPITAL) / font.capHeight);

const lineOf = (letter: string): string => {
  const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0)!);
  const commands = path.commands.map(({ command, args }) => `${NAMES[command]}${args.map(units).join(',')}`);
  return `${letter} ${units(advanceWidth)} ${commands.join('')}`.trimEnd();
};

writeFileSync(
  new URL('../models/tailoring/kernel/glyphs.ts', import.meta.url),
  `// Made by \`npm run glyphs\` of Noto Sans Bold (SIL Open Font License 1.1).

/** A letter, its width, and its outline in lines and quadratic curves; capitals are ${CAPITAL} high. */
export const GLYPHS = \`
${[...LETTERS].map(lineOf).join('\n')}
\`;
`,
);
