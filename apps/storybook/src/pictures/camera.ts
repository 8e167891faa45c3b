import { type Browser, chromium, type Page } from 'playwright';
import { type Mode, viewports } from '../../.storybook/toolbar.ts';
import { type PictureStory, viewportOf } from './snapshots.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Switches that make text and colors the same on every machine. */
const args = [
  '--no-sandbox',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
];

/** The window size of a story that sets none. */
const size = { width: 1024, height: 640 };

/** The URL of every Storybook, whatever its port: some stories show their URL. */
const url = 'http://storybook.test/';

/** In px. The stories of its parts show the rest of a long page. */
const highest = 2400;

/** The date that every picture is taken on. */
const today = new Date('2026-01-15T12:00:00Z');

/** The widget and code use the visitor's own fonts; in pictures they use the site's. */
const bundledFont =
  'chat-widget { --cw-font: var(--otm-font) } code, kbd, pre, samp { font-family: var(--otm-font) }';

interface Channel {
  readonly on: (event: string, listener: (detail: unknown) => void) => void;
  readonly off: (event: string, listener: (detail: unknown) => void) => void;
  readonly emit: (event: string, detail: unknown) => void;
}

interface Preview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<Record<string, PictureStory>>;
}

/** The globals of Storybook's page, for tools that drive it. */
type StorybookPage = typeof globalThis & {
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__: Preview;
};

/** In the page, before anything else: clears the storage and gives the widget the bundled font. */
function dress(css: string) {
  localStorage.clear();
  sessionStorage.clear();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** In the page: sets the toolbar; axe has its own run. */
async function openIn(mode: Pick<Mode, 'locale' | 'theme'>): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as StorybookPage;
  await preview.ready();
  channel.emit('updateGlobals', { globals: { ...mode, a11y: { manual: true } } });
  for (const face of ['Variable', 'Title'])
    await document.fonts.load(`600 1em "Instrument Sans ${face}"`);
}

/** In the page: renders a story and waits until it's still. Returns what went wrong, if anything. */
async function show(storyId: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StorybookPage;
  const ended = Promise.withResolvers<string>();
  const listeners: Record<string, (detail: unknown) => void> = {
    storyFinished: (detail) => {
      const { storyId: finished, status } = detail as { storyId: string; status: string };
      if (finished === storyId) ended.resolve(status === 'error' ? 'The story failed.' : '');
    },
    storyMissing: () => ended.resolve('The story is missing.'),
  };
  for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException'])
    listeners[event] = (error) => ended.resolve(`${event} ${JSON.stringify(error)}`);
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  const fault = await ended.promise;
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  // Layout requests the fonts: before it there's nothing to wait for.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return fault;
}

/** In the page: returns its stories with their parameters, as Chromatic reads them. */
async function extract(): Promise<readonly PictureStory[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as StorybookPage;
  await preview.ready();
  return Object.values(await preview.extract());
}

/** In the page: returns its size, and whether it's scrolled. */
const extent = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.scrollHeight,
  scrolled: scrollY > 0,
});

/** Returns the window size for a story in a mode. */
function sizeFor(story: PictureStory, mode: Mode): typeof size {
  const value = viewportOf(story, mode);
  const known: Readonly<Record<string, { styles: unknown }>> = {
    ...viewports,
    ...story.parameters.viewport?.options,
  };
  const styles = value === undefined ? undefined : known[value]?.styles;
  const { width, height } = (styles ?? {}) as { width?: string; height?: string };
  if (!width || !height) return size;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** A window in one mode that takes pictures of stories one after another. */
export interface Window {
  /** Returns the picture as the browser wrote it; rejects if the story failed. */
  readonly photograph: (story: PictureStory) => Promise<Buffer>;
  /** Returns the window for reuse. */
  readonly close: () => void;
}

/** A browser that takes pictures of a built Storybook's stories. */
export interface Camera {
  /** Lists Storybook's stories. */
  readonly stories: () => Promise<readonly PictureStory[]>;
  readonly open: (mode: Mode) => Promise<Window>;
  readonly version: string;
  readonly close: () => Promise<void>;
}

/** Opens a browser on a served Storybook. */
export async function openCamera(server: string): Promise<Camera> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, `--host-resolver-rules=MAP storybook.test ${new URL(server).host}`],
  });
  // A used window has the stories' code in its cache; its document is always new.
  const idle: Page[] = [];
  return {
    version: browser.version(),
    close: () => browser.close(),
    stories: async () => {
      const page = await openPage(browser);
      await page.goto(`${url}iframe.html`);
      const found = await page.evaluate(extract);
      await page.context().close();
      return found;
    },
    open: async (mode) => {
      const page = idle.pop() ?? (await openPage(browser));
      await page.goto(`${url}iframe.html`);
      await page.evaluate(openIn, { locale: mode.locale, theme: mode.theme });
      return {
        photograph: (story) => photograph(page, story, mode),
        close: () => {
          idle.push(page);
        },
      };
    },
  };
}

async function photograph(page: Page, story: PictureStory, mode: Mode): Promise<Buffer> {
  await page.setViewportSize(sizeFor(story, mode));
  const forced = story.parameters.emulate?.forcedColors === 'active';
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none', reducedMotion: 'reduce' });
  const fault = await page.evaluate(show, story.id);
  if (fault) throw new Error(fault);
  const { width, height, scrolled } = await page.evaluate(extent);
  // A story that scrolled is about what its window shows.
  if (scrolled) return page.screenshot({ animations: 'disabled' });
  const clip = { x: 0, y: 0, width, height: Math.min(height, highest) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled' });
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    timezoneId: 'UTC',
    locale: 'en-US',
    colorScheme: 'dark',
    // By this name Storybook recognizes tests and stops all animations itself.
    userAgent: `Chromium/${browser.version()} StorybookTestRunner`,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(today);
  await page.addInitScript(dress, bundledFont);
  return page;
}
