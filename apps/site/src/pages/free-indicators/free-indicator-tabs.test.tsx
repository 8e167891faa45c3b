// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FreeIndicatorTabs, type FreeIndicatorTabsProps } from './free-indicator-tabs.tsx';

const tabOf = (id: string): FreeIndicatorTabsProps['tabs'][number] => ({
  id,
  label: `Tab ${id}`,
  href: `/free-indicators/${id}`,
  meta: { title: `Title ${id}`, description: `About ${id}` },
  alternates: { en: `/free-indicators/${id}`, es: `/es/free-indicators/${id}` },
});

beforeEach(() => {
  document.title = 'Title one';
  document.head.innerHTML = `
    <meta name="description" content="About one">
    <link rel="canonical" href="https://www.example.com/free-indicators/one">
    <link rel="alternate" hreflang="x-default" href="https://www.example.com/free-indicators/one">
    <link rel="alternate" hreflang="es" href="https://www.example.com/es/free-indicators/one">`;
  history.replaceState(null, '', '/free-indicators/one?aff=a1');
  render(
    <>
      <FreeIndicatorTabs label="Choose" tabs={[tabOf('one'), tabOf('two')]} initial="one" />
      <div id="panel-one">first</div>
      <div id="panel-two" hidden={true}>
        second
      </div>
    </>,
  );
});
afterEach(cleanup);

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs of the free indicators', () => {
  it('show the panel of the tab that is pressed', () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(selected()).toBe('Tab two');
    expect(document.getElementById('panel-one')?.hidden).toBe(true);
    expect(document.getElementById('panel-two')?.hidden).toBe(false);
  });

  it('replace the URL and keep the query', () => {
    const entries = history.length;
    fireEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(location.pathname + location.search).toBe('/free-indicators/two?aff=a1');
    expect(history.length).toBe(entries);
  });

  it('name the document after the tab', () => {
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Tab one' }), { key: 'End' });
    expect(document.title).toBe('Title two');
    const meta = document.querySelector('meta[name=description]');
    expect(meta?.getAttribute('content')).toBe('About two');
    const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href;
    expect(href('[rel=canonical]')).toBe('https://www.example.com/free-indicators/two');
    expect(href('[hreflang=es]')).toBe('https://www.example.com/es/free-indicators/two');
    expect(href('[hreflang=x-default]')).toBe('https://www.example.com/free-indicators/two');
  });

  it('leave modified clicks to the browser', () => {
    const left = fireEvent.click(screen.getByRole('tab', { name: 'Tab two' }), { ctrlKey: true });
    expect(left).toBe(true);
    expect(selected()).toBe('Tab one');
  });
});
