import { build } from 'vite';
import type { PageScriptName } from '../src/islands/build-context.ts';
import { flatImports } from './flat-imports.ts';
import { assetLicenses, type LicensedPackage } from './licenses.ts';
import { shortNamesPlugin } from './short-names-plugin.ts';
import { base, dist, mode } from './variant.ts';

/** Data that islands read from `import.meta.env`, because only the build knows it. */
export type BuiltData = Pick<
  ImportMetaEnv,
  'CHATS' | 'FAILURES' | 'REVIEWS' | 'SEARCH' | 'SEARCH_IS_SHARDED'
>;

/** The entries of the client's bundle, and the data for its code. */
interface ClientInput {
  readonly data: BuiltData;
  /** The entry files by their names. */
  readonly entries: Readonly<Record<string, string>>;
}

/** Every document names the font twice, in its head and in its styles, so its name is short. */
const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
  name.endsWith('.woff2') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]';

/** Bundles the islands, the captcha's page and the styles. Returns the licenses of copied files. */
async function bundleClient(input: ClientInput): Promise<readonly LicensedPackage[]> {
  const assets = assetLicenses();
  await build({
    mode,
    logLevel: 'warn',
    plugins: [shortNamesPlugin({ lists: true }), flatImports(), assets],
    define: Object.fromEntries(
      Object.entries(input.data).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    build: {
      outDir: `${dist}/site${base}`,
      manifest: true,
      license: { fileName: '.vite/licenses.json' },
      rolldownOptions: {
        input: { ...input.entries, captcha: 'captcha.html', styles: 'src/styles.css' },
        preserveEntrySignatures: 'strict',
        output: { assetFileNames },
      },
    },
  });
  return assets.found();
}

/** The scripts that documents inline. */
export interface InlineScripts {
  /** For every document. */
  readonly boot: string;
  /** For single pages. */
  readonly pages: Readonly<Record<PageScriptName, string>>;
}

/** Bundles a classic script to inline. */
async function bundleScript(input: string): Promise<string> {
  const output = await build({
    mode,
    logLevel: 'warn',
    plugins: [shortNamesPlugin()],
    build: {
      write: false,
      // Every document has the boot script, and terser's output is a tenth smaller than the default's.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        compress: {
          passes: 3,
          // Only single-expression functions: inlining larger ones costs bytes.
          inline: 1,
          hoist_funs: true,
          unsafe_arrows: true,
          unsafe_methods: true,
        },
      },
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`The build of ${input} wrote nothing.`);
  return bundle.output[0].code.trim();
}

/** Bundles the scripts that documents inline. */
const bundleScripts = async (): Promise<InlineScripts> => ({
  boot: await bundleScript('src/boot/main.ts'),
  pages: {
    earlyText: await bundleScript('src/features/early-text/early-text.script.ts'),
    orderDate: await bundleScript('src/pages/order/order-date.script.ts'),
    questions: await bundleScript('src/features/question-filter/questions.script.ts'),
  },
});

/** Bundles the generator's half that runs on the site's own modules. */
async function bundleRenderer(): Promise<void> {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'build/render/index.ts', outDir: `${dist}/renderer`, emptyOutDir: true },
  });
}

/** Everything that the bundler's process does. */
export const bundleTasks = {
  client: bundleClient,
  renderer: bundleRenderer,
  scripts: bundleScripts,
};
