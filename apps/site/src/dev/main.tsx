// First: it shows what the modules after it throw.
import './show-errors.ts';
import '../styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';

// The development server's entry: the same routes, rendered in the browser with hot reload.
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
// The boot script expects the page's elements; here they exist after React's first render.
requestAnimationFrame(() => {
  import('../boot/main.ts');
  import('../features/early-text/early-text.script.ts');
  import('../features/question-filter/questions.script.ts');
  import('../pages/order/order-date.script.ts');
});
