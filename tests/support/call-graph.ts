import path from 'node:path';
import ts from 'typescript';
import { read, sourceFiles } from '../architecture/source.ts';

/** What a top-level declaration is called, across files: `server/audit/audit.service.ts#recordAction`. */
type Name = string;

const nameOf = (file: string, name: string): Name => `${file}#${name}`;

const identifiersIn = (node: ts.Node): Set<string> => {
  const found = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) found.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
};

const declarationsOf = (statement: ts.Statement): [string, ts.Node][] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((each) => [each.name.getText(), each]);
  if (ts.isFunctionDeclaration(statement)) return [[statement.name!.text, statement]];
  return [];
};

/** Local name of what a file imports from another one of the server → its name there. */
const importedBy = (file: string, source: ts.SourceFile): Map<string, Name> => {
  const names = new Map<string, Name>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    const bindings = statement.importClause?.namedBindings;
    if (!text.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    const target = path.posix.join(path.posix.dirname(file), text);
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, nameOf(target, (propertyName ?? name).text));
  }
  return names;
};

export interface MutationMethod {
  readonly field: string;
  readonly at: Name;
}

export interface CallGraph {
  readonly mutations: readonly MutationMethod[];
  /** Whether what is declared there mentions, directly or by what it mentions, one of the targets. */
  reaches(from: Name, targets: ReadonlySet<Name>): boolean;
}

const mutationsOf = (source: ts.SourceFile): [string, ts.MethodDeclaration][] =>
  source.statements.filter(ts.isClassDeclaration).flatMap(({ members }) =>
    members
      .filter(ts.isMethodDeclaration)
      .filter((method) => ts.getDecorators(method)?.some(({ expression }) => /^Mutation\(/.test(expression.getText())))
      .map((method): [string, ts.MethodDeclaration] => [method.name.getText(), method]),
  );

/** Which declaration of the server mentions which: names only, so a mention counts as a call. */
export const callGraphOfServer = (): CallGraph => {
  const mentions = new Map<Name, Name[]>();
  const mutations: MutationMethod[] = [];
  for (const file of sourceFiles('server')) {
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
    const imported = importedBy(file, source);
    const own = source.statements.flatMap(declarationsOf);
    const local = new Set(own.map(([name]) => name));
    const resolve = (name: string) => imported.get(name) ?? (local.has(name) ? nameOf(file, name) : null);
    const note = (name: string, node: ts.Node) =>
      mentions.set(
        nameOf(file, name),
        [...identifiersIn(node)].map(resolve).filter((each) => each !== null),
      );
    for (const [name, node] of own) note(name, node);
    for (const [field, method] of mutationsOf(source)) {
      note(`Mutation.${field}`, method.body!);
      mutations.push({ field, at: nameOf(file, `Mutation.${field}`) });
    }
  }
  const reaches: CallGraph['reaches'] = (from, targets) => {
    const seen = new Set([from]);
    for (const each of seen) {
      if (targets.has(each)) return true;
      for (const next of mentions.get(each) ?? []) seen.add(next);
    }
    return false;
  };
  return { mutations, reaches };
};
