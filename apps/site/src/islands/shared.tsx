import { type ReactNode, useContext } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { SiteContext, useSite } from '../app/site-context.ts';
import { BuildContext } from './build-context.ts';

interface SharedProps {
  /** The name of the part; unique in the layout. */
  readonly name: string;
  /** Whether it differs between routes, for example by the link that it marks as current. */
  readonly perRoute?: boolean;
  readonly children: ReactNode;
}

/**
 * A part that documents of the same language have in common: the build renders it once and puts its
 * HTML into each. Only for what depends on nothing else of the page.
 */
export function Shared({ name, perRoute = false, children }: SharedProps): ReactNode {
  const build = useContext(BuildContext);
  const site = useSite();
  const { i18n } = useTranslation();
  if (!build?.share) return children;
  const { share: _, ...rest } = build;
  const key = [name, site.locale, ...(perRoute ? [site.page.route] : [])].join('-');
  return build.share(
    key,
    <I18nextProvider i18n={i18n}>
      <BuildContext value={rest}>
        <SiteContext value={site}>{children}</SiteContext>
      </BuildContext>
    </I18nextProvider>,
  );
}
