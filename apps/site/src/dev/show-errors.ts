import { type DevError, devError } from './dev-error.ts';

/** The overlay that Vite's client defines for its own errors. */
type Overlay = new (error: DevError) => HTMLElement;

/**
 * Shows an error in Vite's overlay and in the terminal if it left no page: a wrong link in an article
 * stops all of them, and without this the writer would see an empty window.
 */
function showError(error: unknown): void {
  if (document.querySelector('main, vite-error-overlay')) return;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const ErrorOverlay = customElements.get('vite-error-overlay') as Overlay | undefined;
  if (ErrorOverlay) document.body.append(new ErrorOverlay({ message, stack }));
  import.meta.hot?.send(devError, { message, stack });
}

/** Waits until React has removed what it couldn't render. */
const later = (error: unknown) => setTimeout(showError, 0, error);

addEventListener('error', ({ error }) => error && later(error));
addEventListener('unhandledrejection', ({ reason }) => later(reason));
