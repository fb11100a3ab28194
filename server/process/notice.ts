/** Lines for whoever started the shop, set apart from its log. */
export const say = (lines: readonly string[]): void => {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
};
