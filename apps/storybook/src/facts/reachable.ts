import ts from 'typescript-api';
import { isOwn, type Sources } from './program.ts';

/** Returns the symbols that a file imports by name; types only where they're classes, as of an element. */
function importedSymbols(file: ts.SourceFile, { checker, resolve }: Sources): readonly ts.Symbol[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.flatMap(({ name, isTypeOnly }) => {
      const imported = checker.getSymbolAtLocation(name);
      const symbol = imported && resolve(imported);
      const isType = isTypeOnly || importClause.isTypeOnly;
      return symbol && (!isType || symbol.flags & ts.SymbolFlags.Class) ? [symbol] : [];
    });
  });
}

/** Returns the files of the kit whose exports a file renders or calls. */
export const importedBy = (sources: Sources, file: ts.SourceFile): readonly ts.SourceFile[] =>
  importedSymbols(file, sources).flatMap((symbol) => {
    const target = symbol.declarations?.[0]?.getSourceFile();
    return target && isOwn(target) && !target.isDeclarationFile ? [target] : [];
  });

/** Returns a file of the kit and those whose exports it renders or calls, itself first. */
export function reachableFrom(sources: Sources, file: ts.SourceFile): readonly ts.SourceFile[] {
  const found = new Set([file]);
  for (const each of found) {
    for (const target of importedBy(sources, each)) found.add(target);
  }
  return [...found];
}
