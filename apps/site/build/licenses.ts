import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A third-party package that visitors download, as Vite lists it. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** The license's SPDX identifier. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Reads the license of the package that a file belongs to. */
function packageOf(file: string): LicensedPackage {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const textFile = readdirSync(folder).find((it) => /^(?:licen[cs]e|copying)/i.test(it));
  const text = textFile && readFileSync(join(folder, textFile), 'utf8').trim();
  return { name, version, identifier: license, ...(text && { text }) };
}

/**
 * Reads the license next to a file that was made from a package: the package's name, version and SPDX
 * identifier in the first line, then the text.
 */
export function licenseNextTo(file: string): LicensedPackage {
  const [head = '', ...rest] = readFileSync(`${file}.license`, 'utf8').split('\n');
  const [name = '', version = '', identifier = ''] = head.split(' ');
  return { name, version, identifier, text: rest.join('\n').trim() };
}

/** Collects the packages whose files are copied, such as fonts; Vite lists only those of code. */
export function assetLicenses(): Plugin & { readonly found: () => readonly LicensedPackage[] } {
  const files = new Set<string>();
  return {
    name: 'otm-asset-licenses',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'asset')
          for (const file of output.originalFileNames)
            if (file.includes('node_modules/') || existsSync(`${file}.license`))
              files.add(resolve(file));
    },
    found: () =>
      [...files].map((file) => (file.includes('node_modules/') ? packageOf : licenseNextTo)(file)),
  };
}

const rule = '-'.repeat(80);

/**
 * Returns the licenses of all packages as one text, each package once.
 *
 * @throws Error if a package has neither a license's text nor its name: it may not be published.
 */
export function licensesText(packages: readonly LicensedPackage[]): string {
  const byName = new Map(packages.map((it) => [`${it.name} ${it.version}`, it]));
  const parts = [...byName].toSorted(([one], [other]) => one.localeCompare(other));
  const sections = parts.map(([title, { identifier, text }]) => {
    if (!identifier && !text)
      throw new Error(`${title} has no license: replace the package, or ask its authors for one.`);
    return `${rule}\n${title}${identifier ? ` (${identifier})` : ''}\n${rule}\n\n${text ?? ''}\n`;
  });
  return `This site includes work of others, under these licenses.\n\n${sections.join('\n')}`;
}
