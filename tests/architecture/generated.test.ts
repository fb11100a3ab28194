import { existsSync } from 'node:fs';
import path from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import { programFiles } from '../../server/commands/program-bundle.ts';
import { read, root } from './source.ts';

interface Output {
  filename: string;
  content: string;
}

describe('generated code', () => {
  it('is what codegen makes of the schema and the operations (npm run codegen)', async () => {
    const context = await loadContext(path.join(root, 'codegen.ts'));
    context.cwd = root;
    context.updateConfig({ silent: true, errorsOnly: true });
    const outputs = (await generate(context, false)) as Output[];
    const stale = outputs
      .map(({ filename, content }) => ({ file: path.relative(root, path.resolve(root, filename)), content }))
      .filter(({ file, content }) => !existsSync(path.join(root, file)) || read(file) !== content)
      .map(({ file }) => file);
    expect(outputs.length).toBeGreaterThan(5);
    expect(stale).toEqual([]);
  });

  it('draws parametric models of the sample as their sources do (npm run programs)', async () => {
    const files = Object.entries(await programFiles());
    expect(files.length).toBeGreaterThan(2);
    for (const [file, text] of files) expect(read(file), file).toBe(text);
  });
});
