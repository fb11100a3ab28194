import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?inline-script';

const bundle = async (file: string): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

/** `import script from './x.ts?inline-script'`: the module with all that it imports, minified, as the text of a classic script. */
export const inlineScripts = (): Plugin => ({
  name: 'martyx-inline-scripts',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(SUFFIX)) return null;
    const file = await this.resolve(id.slice(0, -SUFFIX.length), importer);
    return file && file.id + SUFFIX;
  },
  async load(id) {
    return id.endsWith(SUFFIX) ? `export default ${JSON.stringify(await bundle(id.slice(0, -SUFFIX.length)))};` : null;
  },
});
