import manifest from '../../dist/custom-elements.json';
import integrity from '../../dist/integrity.json';
import { version } from '../../package.json';
import { readOptions } from './options.ts';
import { showPage } from './page.ts';
import { readState } from './store.ts';

const [declaration] = manifest.modules.flatMap(({ declarations }) => declarations);
if (!declaration) throw new Error('dist/custom-elements.json declares no element: build again.');

showPage(
  readOptions(declaration),
  { version, integrity: integrity['chat-widget.js'] },
  readState(location.hash, navigator.languages),
);
