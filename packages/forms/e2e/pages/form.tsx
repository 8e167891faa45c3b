import '@otm/ui/styles.css';
import '../../src/styles.css';
import { isLocale } from '@otm/schema';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Part } from './part.tsx';

const root = document.querySelector('main') as HTMLElement;
const { form, locale } = root.dataset;

hydrateRoot(
  root,
  <StrictMode>
    <Part
      form={form === 'licence' ? 'licence' : 'contact'}
      locale={isLocale(locale) ? locale : 'en'}
    />
  </StrictMode>,
);
