import type { ComponentFacts, PropFacts } from '../facts/component-facts.ts';
import { codeOf } from './value-code.ts';

/** The widest line of an element with its props on one line. */
const lineWidth = 80;

/** Returns a prop as JSX: simple text in quotes, other values as code, unknown ones by their name. */
function attribute([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${codeOf(value) ?? name}}`;
}

/** Returns what is between the tags: text as it is, elements as JSX. */
function content(children: unknown): string {
  if (typeof children === 'string' && !/[{}<>]/.test(children)) return children;
  const code = codeOf(children);
  if (code === undefined) return '{children}';
  return code.startsWith('<') ? code : `{${code}}`;
}

/** Returns a comment that names the values that a reader has to bring, with their types. */
function needs(args: Readonly<Record<string, unknown>>, props: readonly PropFacts[]): string {
  const missing = Object.keys(args).filter((name) => codeOf(args[name]) === undefined);
  const typed = missing.map((name) => {
    const type = props.find((prop) => prop.name === name)?.type;
    return type ? `${name} (${type})` : name;
  });
  return typed.length > 0 ? `// Yours: ${typed.join(', ')}\n` : '';
}

type Subject = Pick<ComponentFacts, 'component' | 'importFrom' | 'exports'>;

/** Returns code to copy: the import of a component and its use with a story's props. */
export function exampleCode(
  { component, importFrom, exports }: Subject,
  args: Readonly<Record<string, unknown>>,
): string {
  const { children, ...props } = args;
  const attributes = Object.entries(props).map(attribute);
  const inline = attributes.map((each) => ` ${each}`).join('');
  const isLong = inline.length + component.length > lineWidth || inline.includes('\n');
  const lines = attributes.map((each) => `  ${each.replaceAll('\n', '\n  ')}\n`).join('');
  const opening = isLong ? `\n${lines}` : inline;
  const element =
    children === undefined
      ? `<${component}${opening}${isLong ? '' : ' '}/>`
      : `<${component}${opening}>${content(children)}</${component}>`;
  const comment = needs(args, exports[0]?.props ?? []);
  return `import { ${component} } from '${importFrom}';\n\n${comment}${element}\n`;
}
