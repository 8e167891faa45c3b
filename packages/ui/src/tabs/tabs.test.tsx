// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'deltabar', label: 'Delta Bar', href: '/free-indicators/deltabar' },
  { id: 'vwap', label: 'VWAP', href: '/free-indicators/vwap' },
  { id: 'profile', label: 'Volume Profile', href: '/free-indicators/profile' },
];

const onSelect = vi.fn();
const element = (initial = 'deltabar') => (
  <Tabs label="Free indicators" tabs={tabs} initialTab={initial} onSelect={onSelect} />
);
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => {
  cleanup();
  onSelect.mockClear();
});

describe('before hydration', () => {
  it('is a named set of links that marks the current one', () => {
    document.body.innerHTML = renderToStaticMarkup(element('vwap'));
    expect(screen.getByRole('navigation', { name: 'Free indicators' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tabs.map(({ href }) => href));
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    document.body.replaceChildren();
  });
});

describe('tab list', () => {
  it('is named, selects the initial tab, and is one tab stop', () => {
    render(element('vwap'));
    expect(screen.getByRole('tablist', { name: 'Free indicators' })).toBeTruthy();
    const selected = screen.getAllByRole('tab').map((it) => it.getAttribute('aria-selected'));
    expect(selected).toEqual(['false', 'true', 'false']);
    expect(screen.getAllByRole('tab').map((it) => it.tabIndex)).toEqual([-1, 0, -1]);
    expect(tab('VWAP').getAttribute('aria-controls')).toBe('panel-vwap');
  });

  it.each([
    ['deltabar', '{ArrowRight}', 'VWAP'],
    ['profile', '{ArrowRight}', 'Delta Bar'],
    ['deltabar', '{ArrowLeft}', 'Volume Profile'],
    ['profile', '{Home}', 'Delta Bar'],
    ['deltabar', '{End}', 'Volume Profile'],
  ])('from %s, the key %s moves to %s and selects it', async (initial, key, target) => {
    render(element(initial));
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(tab(target));
    expect(tab(target).getAttribute('aria-selected')).toBe('true');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it.each(['{ArrowUp}', '{ArrowDown}', 'x'])('ignores the key %s', async (key) => {
    render(element());
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(tab('Delta Bar').getAttribute('aria-selected')).toBe('true');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('selects a tab on click without following its link', () => {
    render(element());
    expect(fireEvent.click(tab('VWAP'))).toBe(false);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(tabs[1]);
  });

  it('does not notify when the selected tab is clicked again', () => {
    render(element());
    fireEvent.click(tab('Delta Bar'));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a click with %s to the browser, which opens a new window',
    (modifier) => {
      render(element());
      expect(fireEvent.click(tab('VWAP'), { [modifier]: true })).toBe(true);
      expect(onSelect).not.toHaveBeenCalled();
    },
  );
});
