import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** One tab: its panel has the id `panel-<id>`. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  /** The address that shows this tab, for visitors without JavaScript and for new windows. */
  readonly href: string;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Names the set of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the tab shown at the start. */
  readonly initial: string;
  /** Shows the panel of a tab; the panels stand outside this component. */
  readonly onSelect: (tab: Tab) => void;
}

/** How far a key moves among the tabs; Home and End are absolute. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs with addresses. Plain links until React is here, then a tab list with one tab stop: arrows
 * wrap and activate, Home and End go to the ends.
 */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const [selected, setSelected] = useState(initial);
  const [live, setLive] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setLive(true), []);

  const select = (tab: Tab) => {
    if (tab.id === selected) return;
    setSelected(tab.id);
    onSelect(tab);
  };
  const click = (event: MouseEvent, tab: Tab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(tab);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const last = tabs.length - 1;
    const target = { Home: 0, End: last }[event.key] ?? index + (steps[event.key] ?? 0);
    if (event.key === ' ') list.current?.querySelectorAll('a')[index]?.click();
    else if (target === index) return;
    const next = (target + tabs.length) % tabs.length;
    event.preventDefault();
    list.current?.querySelectorAll('a')[next]?.focus();
    const tab = tabs[next];
    if (tab) select(tab);
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div className="otm-tabs" ref={list} role={live ? 'tablist' : 'navigation'} aria-label={label}>
      {tabs.map((tab, index) => {
        const current = tab.id === selected;
        const role = live
          ? ({ role: 'tab', 'aria-selected': current, 'aria-controls': `panel-${tab.id}` } as const)
          : ({ 'aria-current': current ? 'page' : undefined, 'data-replace': true } as const);
        return (
          <a
            key={tab.id}
            id={`tab-${tab.id}`}
            href={tab.href}
            tabIndex={live && !current ? -1 : undefined}
            onClick={(event) => click(event, tab)}
            onKeyDown={(event) => press(event, index)}
            {...role}
          >
            {tab.label}
          </a>
        );
      })}
    </div>
  );
}
