import type { ComponentFacts } from '../facts/component-facts.ts';

/** Returns a prop as JSX: simple values in place, everything else as a variable of that name. */
function attribute([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${name}="${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${name}={${value}}`;
  return `${name}={${name}}`;
}

type Subject = Pick<ComponentFacts, 'component' | 'importFrom'>;

/** Returns code to copy: the import of a component and its use with a story's props. */
export function exampleCode(
  { component, importFrom }: Subject,
  args: Readonly<Record<string, unknown>>,
): string {
  const { children, ...props } = args;
  const attributes = Object.entries(props).map(attribute);
  const inline = attributes.map((each) => ` ${each}`).join('');
  const opening =
    inline.length > 60 ? `\n${attributes.map((each) => `  ${each}\n`).join('')}` : inline;
  const content = typeof children === 'string' ? children : '{children}';
  const element =
    children === undefined
      ? `<${component}${opening}${opening.endsWith('\n') ? '' : ' '}/>`
      : `<${component}${opening}>${content}</${component}>`;
  return `import { ${component} } from '${importFrom}';\n\n${element}\n`;
}
