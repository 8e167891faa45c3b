import { join, relative } from 'node:path';
import ts from 'typescript-api';
import { root } from './story-files.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@otm/source'],
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  noEmit: true,
  types: [],
};

/** The compiler's view of the sources that stories document. */
export interface Sources {
  readonly checker: ts.TypeChecker;
  /** Returns the parsed file at a path below the repository's root. */
  readonly sourceFile: (file: string) => ts.SourceFile;
  /** Returns the declaration that an exported name of a module leads to. */
  readonly declarationOf: (file: string, name: string) => ts.Declaration;
  /** Returns the symbol behind an import or an export. */
  readonly resolve: (symbol: ts.Symbol) => ts.Symbol;
}

/** Returns the path of a file below the repository's root. */
export const pathOf = (file: ts.SourceFile): string => relative(root, file.fileName);

/** Whether a file is the kit's own. */
export const isOwn = (file: ts.SourceFile): boolean => !file.fileName.includes('/node_modules/');

/** Reads files and all that they import. */
export function readSources(files: readonly string[]): Sources {
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const sourceFile = (file: string) => {
    const found = program.getSourceFile(join(root, file));
    if (!found) throw new Error(`The compiler can't read ${file}.`);
    return found;
  };
  const declarationOf = (file: string, name: string) => {
    const module = checker.getSymbolAtLocation(sourceFile(file));
    const exported =
      module && checker.getExportsOfModule(module).find((each) => each.name === name);
    const declaration = exported && resolve(exported).declarations?.[0];
    if (!declaration) throw new Error(`${file} doesn't export ${name}.`);
    return declaration;
  };
  return { checker, sourceFile, declarationOf, resolve };
}
