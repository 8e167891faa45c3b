import ts from 'typescript-api';
import type { ExportFacts, PropFacts } from './component-facts.ts';
import { isOwn, type Sources } from './program.ts';

/** Returns a JSDoc comment, with `{@link Name}` as code. */
const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\{@link (\w+)\}/g, '`$1`');

/** Returns the text of a JSDoc tag. */
const tagOf = (symbol: ts.Symbol, tag: string) =>
  symbol
    .getJsDocTags()
    .filter(({ name }) => name === tag)
    .map(({ text }) => ts.displayPartsToString(text))
    .at(0);

/** Returns the members of a union; a type parameter is what it extends. */
function membersIn(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((member) => membersIn(member, checker));
  const extended = type.isTypeParameter() && checker.getBaseConstraintOfType(type);
  return extended ? membersIn(extended, checker) : [type];
}

/** Returns a type as a caller may write it: unions by their members, without `undefined`. */
function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const members = membersIn(type, checker).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const texts = members.map((member) =>
    checker.typeToString(
      member,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    ),
  );
  // The compiler lists what React accepts as content, member by member.
  if (texts.includes('ReactPortal')) return 'ReactNode';
  const isBoolean = texts.includes('true') && texts.includes('false');
  const rest = isBoolean ? texts.filter((text) => text !== 'true' && text !== 'false') : texts;
  return [...(isBoolean ? ['boolean'] : []), ...new Set(rest)].join(' | ');
}

/** Whether a type is declared by the kit, by name or in place. */
const isOwnType = (type: ts.Type) =>
  [type.aliasSymbol, type.getSymbol()].some((symbol) =>
    symbol?.declarations?.some(
      (declaration) =>
        isOwn(declaration.getSourceFile()) &&
        (ts.isInterfaceDeclaration(declaration) ||
          ts.isTypeAliasDeclaration(declaration) ||
          ts.isTypeLiteralNode(declaration)),
    ),
  );

/** Returns the types of a prop that need an explanation: of its items, of what it's called with. */
function explained(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const plain = checker.getNonNullableType(type);
  if (plain.isUnion()) return plain.types.flatMap((member) => explained(member, checker));
  if (checker.isArrayType(plain))
    return checker
      .getTypeArguments(plain as ts.TypeReference)
      .flatMap((item) => explained(item, checker));
  const [call] = plain.getCallSignatures();
  const parameters = call?.getParameters() ?? [];
  if (call) return parameters.flatMap((each) => explained(checker.getTypeOfSymbol(each), checker));
  return plain.flags & ts.TypeFlags.Object && isOwnType(plain) ? [plain] : [];
}

/** Returns the members of one type, as in its declaration. */
function linesOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  return checker.getPropertiesOfType(type).map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${property.name}${optional}: ${typeText(checker.getTypeOfSymbol(property), checker)}`;
  });
}

/** Returns the members of the kit's object types that a prop takes, each type's under its name. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const types = [...new Set(explained(type, checker))];
  const groups = types.map((each) => linesOf(each, checker).join('\n'));
  if (types.length < 2) return groups[0] || undefined;
  return groups
    .map((lines, at) => `// ${checker.typeToString(types[at] as ts.Type)}\n${lines}`)
    .join('\n\n');
}

/** Returns the values that a component's parameter sets where a caller gives none. */
function defaultsOf(signature: ts.Signature): ReadonlyMap<string, string> {
  const name = signature.getDeclaration()?.parameters[0]?.name;
  if (!name || !ts.isObjectBindingPattern(name)) return new Map();
  return new Map(
    name.elements.flatMap(({ propertyName, name: bound, initializer }) =>
      initializer ? [[(propertyName ?? bound).getText(), initializer.getText()]] : [],
    ),
  );
}

function propFacts(
  prop: ts.Symbol,
  defaults: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): PropFacts {
  const type = checker.getTypeOfSymbol(prop);
  const members = membersOf(type, checker);
  const defaultValue = tagOf(prop, 'defaultValue') ?? defaults.get(prop.name);
  return {
    name: prop.name,
    type: typeText(type, checker),
    ...(members && { members }),
    required: !(prop.flags & ts.SymbolFlags.Optional),
    ...(defaultValue && { defaultValue }),
    description: commentOf(prop, checker),
  };
}

/** Whether a prop is declared by the kit; those of the native element are not listed. */
const isOwnProp = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((declaration) => isOwn(declaration.getSourceFile()));

/** Returns how React calls a component: a function, or the constructor of a class that renders. */
function signatureOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const renders = (each: ts.Signature) => each.getReturnType().getProperty('render');
  return type.getCallSignatures()[0] ?? type.getConstructSignatures().find(renders);
}

/** Returns the facts about a component: its comment and its own props. */
function exportFacts(symbol: ts.Symbol, checker: ts.TypeChecker): ExportFacts | undefined {
  const signature = signatureOf(symbol, checker);
  if (!signature) return undefined;
  const [parameter] = signature.getParameters();
  const props = parameter
    ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter)).filter(isOwnProp)
    : [];
  const defaults = defaultsOf(signature);
  return {
    name: symbol.name,
    description: commentOf(symbol, checker),
    props: props.map((prop) => propFacts(prop, defaults, checker)),
  };
}

/** Returns the facts about all components that a file exports, the named one first. */
export function exportsOf(
  { checker, resolve }: Sources,
  file: ts.SourceFile,
  component: string,
): readonly ExportFacts[] {
  const module = checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module).map(resolve) : [];
  return symbols
    .filter(({ name, flags }) => /^[A-Z][a-z]/.test(name) && flags & ts.SymbolFlags.Value)
    .flatMap((symbol) => exportFacts(symbol, checker) ?? [])
    .sort((one, other) => Number(other.name === component) - Number(one.name === component));
}

/** Returns the maturity that a component's JSDoc states. */
export function maturityOf({ resolve, checker }: Sources, declaration: ts.Declaration) {
  const name = ts.getNameOfDeclaration(declaration);
  const symbol = name && checker.getSymbolAtLocation(name);
  const tags = symbol ? resolve(symbol).getJsDocTags() : [];
  return (['deprecated', 'experimental'] as const).find((tag) =>
    tags.some(({ name: each }) => each === tag),
  );
}
