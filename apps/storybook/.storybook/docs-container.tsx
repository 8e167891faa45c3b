import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { useToolbarGlobals } from '../src/docs/toolbar-globals.ts';
import { brandThemes } from './theme.ts';

/** Docs pages in the toolbar's theme. They're English in every language, except for their examples. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbarGlobals();
  useEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.fontSize = '';
  }, [theme]);
  return <DocsContainer {...props} theme={brandThemes[theme]} />;
}
