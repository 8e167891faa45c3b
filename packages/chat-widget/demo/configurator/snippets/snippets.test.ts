import { transformSync } from 'esbuild';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Setup } from '../setup.ts';
import { type SiteKind, snippets } from './snippets.ts';

const release = { version: '1.2.3', integrity: 'sha384-abc' };

/** Values that end a string, a tag, an expression or a PHP block where they aren't escaped. */
const values = {
  plain: 'Acme',
  quotes: `"double" 'single' \`backtick\``,
  brackets: '</script><script>alert(1)</script> <b> -->',
  braces: `{name} {{ name }} \${name} {/* */}`,
  emoji: 'Hola 🤝 ñandú 日本語',
  entities: '&amp; &quot; & &#10; &lt',
  backslashes: 'C:\\new\\table \\" \\u0041',
  php: '<?php echo 1; ?>',
  lines: 'First\n\nSecond',
  json: '[{"name":"O\'Hara \\"Bo\\" <b>"}]',
};

interface Tag {
  readonly tagName?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Tag[];
  readonly content?: Tag;
}

/** Finds the attributes of the first element of a name, as a browser reads them. */
function readTag(html: string, tagName: string): Record<string, string> | undefined {
  const visit = (node: Tag): Tag | undefined =>
    node.tagName === tagName
      ? node
      : [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])]
          .map(visit)
          .find(Boolean);
  const found = visit(parseFragment(html) as Tag);
  return found?.attrs && Object.fromEntries(found.attrs.map(({ name, value }) => [name, value]));
}

/** Compiles a React snippet and returns the props it renders with. */
function readProps(code: string): Record<string, unknown> {
  const { code: compiled } = transformSync(code, {
    loader: 'jsx',
    format: 'cjs',
    jsxFactory: 'h',
  });
  const module = { exports: {} as { Chat?: () => Record<string, unknown> } };
  const h = (_: unknown, props: Record<string, unknown>) => props;
  new Function('require', 'module', 'h', compiled)(() => ({}), module, h);
  return module.exports.Chat?.() ?? {};
}

/** Reads an attribute of an Astro component: a quoted text, an expression or nothing. */
function readExpression(code: string, name: string): unknown {
  const json = '("(?:[^"\\\\]|\\\\.)*")';
  const attribute = new RegExp(`\\s${name}(?:="([^"]*)"|=\\{${json}\\}|\\s)`);
  const [, text, expression] = attribute.exec(code) ?? [];
  return expression ? JSON.parse(expression) : (text ?? '');
}

/** Reads one attribute of the widget back from a snippet. */
const readers: Record<SiteKind, (code: string, name: string) => unknown> = {
  HTML: (code, name) => readTag(code, 'script')?.[`data-${name}`],
  React: (code, name) => readProps(code)[name],
  Vue: (code, name) => readTag(code, 'chat-widget')?.[name],
  Astro: (code, name) => readExpression(code, name),
  WordPress: (code, name) => readTag(code.split('?>')[1] ?? '', 'script')?.[`data-${name}`],
};

const kinds = Object.keys(snippets) as SiteKind[];
const write = (kind: SiteKind, setup: Partial<Setup>) =>
  snippets[kind]({ attributes: {}, properties: {}, ...setup }, release);

describe.each(kinds)('the snippet for %s', (kind) => {
  it.each(Object.entries(values))('keeps %s as typed', (_, value) => {
    const code = write(kind, { attributes: { phone: '+1 555 010 0199', name: value } });
    expect(readers[kind](code, 'name')).toBe(value);
    expect(readers[kind](code, 'phone')).toBe('+1 555 010 0199');
  });

  it('writes a flag without a value', () => {
    const code = write(kind, { attributes: { phone: '15550100199', direct: '' } });
    expect(readers[kind](code, 'direct')).toBe(kind === 'React' ? true : '');
  });

  it('writes the look', () => {
    expect(write(kind, { properties: { '--cw-accent': '#4b2a83' } })).toMatch(
      /--cw-accent"?: ?"?#4b2a83/,
    );
  });

  it('writes nothing that is not set', () => {
    expect(write(kind, { attributes: { phone: '15550100199' } })).not.toMatch(/undefined|style/);
  });
});

describe('the snippets', () => {
  it('pin the script file to its version and its integrity', () => {
    for (const kind of ['HTML', 'WordPress'] as const) {
      const tag = readTag(write(kind, {}).replace(/^.*\?>/, ''), 'script');
      expect(tag).toMatchObject({
        src: 'https://cdn.jsdelivr.net/npm/@otm/chat-widget@1.2.3/dist/chat-widget.js',
        integrity: 'sha384-abc',
        crossorigin: 'anonymous',
      });
    }
  });

  it('start and end one PHP block', () => {
    const code = write('WordPress', { attributes: { name: values.php } });
    expect(code.match(/<\?|\?>/g)).toEqual(['?>', '<?']);
  });

  it('write camel-case props and a list of agents for React', () => {
    const agents = [{ name: 'Ana "A"' }];
    const attributes = { 'offset-x': '24', agents: JSON.stringify(agents) };
    expect(readProps(write('React', { attributes }))).toMatchObject({ offsetX: '24', agents });
  });

  it('include a link to the account for Vue and Astro', () => {
    const attributes = { phone: '+1 555 010 0199', label: 'Chat & more' };
    const vue = write('Vue', { attributes });
    expect(readTag(vue, 'a')?.href).toBe('https://api.whatsapp.com/send/?phone=15550100199&text=');
    expect(vue).toContain('>Chat &amp; more</a>');
    const astro = write('Astro', { attributes });
    expect(readExpression(astro, 'href')).toBe(readTag(vue, 'a')?.href);
    expect(astro).toContain('>{"Chat & more"}</a>');
    for (const kind of ['Vue', 'Astro'] as const)
      expect(write(kind, { attributes: {} })).not.toContain('<a ');
  });
});
