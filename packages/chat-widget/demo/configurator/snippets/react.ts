import type { Setup } from '../setup.ts';
import { writeValue } from './expression.ts';
import { parseJson } from './parse-json.ts';

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes one prop. Only plain text is quoted: JSX has no escapes in quotes. */
function writeProp(name: string, value: string): string {
  const prop = camelCase(name);
  if (!value) return prop;
  if (name === 'agents') return `${prop}={${JSON.stringify(parseJson(value))}}`;
  return `${prop}=${writeValue(value)}`;
}

/** Writes a React component, for Next, Vite or any other bundler. */
export function reactSnippet({ attributes, properties }: Setup): string {
  const props = Object.entries(attributes).map(([name, value]) => writeProp(name, value));
  if (Object.keys(properties).length) props.push(`style={${JSON.stringify(properties)}}`);
  const lines = props.map((prop) => `\n      ${prop}`).join('');
  return `import { ChatWidget } from '@otm/chat-widget';
import '@otm/chat-widget/launcher.css';

export function Chat() {
  return (
    <ChatWidget${lines}
    />
  );
}
`;
}
