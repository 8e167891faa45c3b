import { type ReactNode, useContext } from 'react';
import { BuildContext, type PageScriptName } from './build-context.ts';

/**
 * A script of one page, inline: it runs when the parser reaches it. For what only a few pages need
 * before they're painted; the boot script is in every document.
 */
export function PageScript({ name }: { readonly name: PageScriptName }): ReactNode {
  const code = useContext(BuildContext)?.pageScripts[name];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output, at build only
  return code && <script dangerouslySetInnerHTML={{ __html: code }} />;
}
