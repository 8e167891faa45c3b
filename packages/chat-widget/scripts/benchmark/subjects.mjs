import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

const root = new URL('../../', import.meta.url);
const phone = '15550100199';

/** Writes the entry of a React app that renders one component. */
const react = (imports, component, props) =>
  `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; ${imports}
  createRoot(document.getElementById('root')).render(h(${component}, ${JSON.stringify(props)}));`;

/**
 * The widgets that are compared. Each peer is set up as its README says; `launcher` and `panel` are
 * expressions that find its parts in the page. The first one is ours.
 */
export const subjects = {
  'chat-widget': {
    launcher: `document.querySelector('chat-widget')?.shadowRoot?.querySelector('[part=launcher]')`,
    panel: `document.querySelector('chat-widget')?.shadowRoot?.querySelector('[part=panel]')`,
  },
  'react-floating-whatsapp': {
    version: '5.0.8',
    code: react(`import { FloatingWhatsApp } from 'react-floating-whatsapp';`, 'FloatingWhatsApp', {
      phoneNumber: phone,
      accountName: 'Sample',
    }),
    launcher: `document.querySelector('.floating-whatsapp-button')`,
    panel: `document.querySelector('.floating-whatsapp-chatbox')`,
  },
  'react-chatbotify': {
    version: '2.5.0',
    code: react(`import ChatBot from 'react-chatbotify';`, 'ChatBot', {
      settings: { general: { embedded: false } },
    }),
    launcher: `document.querySelector('.rcb-button-show')`,
    panel: `document.querySelector('.rcb-chat-window')`,
  },
  '@n8n/chat': {
    version: '1.37.0',
    code: `import '@n8n/chat/dist/style.css'; import { createChat } from '@n8n/chat/dist/chat.bundle.es.js';
    createChat({ webhookUrl: location.origin + '/webhook', loadPreviousSession: false });`,
    launcher: `document.querySelector('.chat-window-toggle')`,
    panel: `document.querySelector('.chat-window')`,
  },
};

/** Downloads a peer from the npm registry, without its dependencies: they are built in. */
function download(name, version, place) {
  const folder = `${place}/node_modules/${name}`;
  mkdirSync(folder, { recursive: true });
  const pack = ['pack', '--silent', `${name}@${version}`, '--pack-destination', place];
  const tarball = execFileSync('npm', pack, { encoding: 'utf8' }).trim().split('\n').at(-1);
  execFileSync('tar', ['-xzf', `${place}/${tarball}`, '-C', folder, '--strip-components=1']);
}

/** Bundles an entry with everything it needs. Returns the files by their path. */
async function bundle(code, place) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: place },
    nodePaths: [new URL('node_modules', root).pathname],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/app',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
}

/** The page of a subject without its widget, for what the browser itself costs. */
const writePage = (head) =>
  `<!doctype html><html lang="en"><title>Bench</title>${head}<main><h1>Shop</h1></main><div id="root"></div></html>`;

/** Builds a subject's page and files. */
export async function prepare(name, place) {
  const { version, code } = subjects[name];
  if (!version) {
    const file = readFileSync(new URL('dist/chat-widget.js', root));
    const tag = `<script src="/chat-widget.js" data-phone="${phone}" async></script>`;
    return { page: writePage(tag), files: new Map([['/chat-widget.js', file]]) };
  }
  download(name, version, place);
  const files = await bundle(code, place);
  const styles = files.has('/app/stdin.css') ? '<link rel="stylesheet" href="/app/stdin.css">' : '';
  const head = `${styles}<script type="module" src="/app/stdin.js"></script>`;
  return { page: writePage(head), files };
}

/** A page without any widget. */
export const blank = { page: writePage(''), files: new Map() };
