import path from 'node:path';
import ts from 'typescript';

const FOLDER = path.resolve(import.meta.dirname);
const VIRTUAL = path.join(FOLDER, 'manifests-under-test.ts');

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** `apps/v1` is the module `apps/v1` of the types, `networking.k8s.io/v1` is `networking/v1`, `v1` is `core/v1`. */
const moduleOf = (apiVersion: string): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace(/\.[^/]*/, '') : `core/${apiVersion}`}`;

const sourceOf = (manifests: readonly Manifest[]): string =>
  manifests
    .map(
      (manifest, i) =>
        `import type { ${manifest.kind} as Kind${i} } from '${moduleOf(manifest.apiVersion)}';\n` +
        `export const manifest${i}: Kind${i} = ${JSON.stringify(manifest)};\n`,
    )
    .join('');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  lib: ['lib.es5.d.ts'],
  skipLibCheck: true,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
};

/**
 * What in manifests is against the API of Kubernetes: fields that are unknown, missing, or of another type. The compiler reads
 * them as values of the types that are generated from the published OpenAPI of Kubernetes.
 */
export const faultsOf = (manifests: readonly Manifest[]): string[] => {
  const host = ts.createCompilerHost(OPTIONS);
  const readFile = host.getSourceFile.bind(host);
  const text = sourceOf(manifests);
  const source = ts.createSourceFile(VIRTUAL, text, ts.ScriptTarget.ES2022);
  host.getSourceFile = (name, ...rest) => (name === VIRTUAL ? source : readFile(name, ...rest));
  host.fileExists = (
    (exists) => (name: string) =>
      name === VIRTUAL || exists(name)
  )(host.fileExists.bind(host));
  const program = ts.createProgram([VIRTUAL], OPTIONS, host);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ messageText, start = 0 }) => {
    const manifest = manifests[Math.floor(text.slice(0, start).split('\n').length / 2 - 0.5)]!;
    return `${manifest.kind} ${manifest.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
};
