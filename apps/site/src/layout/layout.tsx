import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chat } from '../features/chat/chat.tsx';
import { ScrollToTop } from '../features/scroll-to-top/scroll-to-top.tsx';
import { StorageNotice } from '../features/storage-notice/storage-notice.tsx';
import { Shared } from '../islands/shared.tsx';
import { Footer } from './footer.tsx';
import { SandboxRibbon } from './sandbox-ribbon.tsx';
import { SideMenu } from './side-menu.tsx';
import { SlimBar } from './slim-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The kind of layout, and the page in it. */
export interface LayoutProps {
  /** The full layout, or a slim header with the logo only. */
  readonly kind: 'full' | 'slim';
  /** The page, rendered inside the document's `main`. */
  readonly children: ReactNode;
}

/** The parts around a page: bar, footer, menu, notices. */
export function Layout({ kind, children }: LayoutProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <a className="otm-skip-link" href="#content">
        {t('skipLink')}
      </a>
      <SandboxRibbon />
      {kind === 'full' && (
        <Shared name="notice">
          <StorageNotice />
        </Shared>
      )}
      {kind === 'full' ? <TopBar /> : <SlimBar />}
      <main className="otm-main" id="content" tabIndex={-1}>
        {children}
      </main>
      {kind === 'full' && (
        <>
          <Shared name="footer">
            <Footer />
          </Shared>
          <Shared name="menu" perRoute={true}>
            <SideMenu />
          </Shared>
          <Shared name="corner">
            <ScrollToTop />
            <Chat />
          </Shared>
        </>
      )}
    </>
  );
}
