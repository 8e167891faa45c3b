'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';

/** One tab. Its panel has the id `panel-<id>`. */
export interface Tab {
  /** Unique in the document: the tab's HTML `id` is `tab-<id>`. */
  readonly id: string;
  readonly label: string;
  /** The page that shows this tab, for visitors without JavaScript and for new windows. */
  readonly href: string;
}

/** Attributes of the tab list, plus its tabs. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Names the set of tabs. */
  readonly label: string;
  /** Shown in this order. One of them must have the id `initialTab`. */
  readonly tabs: readonly Tab[];
  /** The id of the tab that is selected first. */
  readonly initialTab: string;
  /** Shows the panel of a tab; the panels are outside this component. */
  readonly onSelect: (tab: Tab) => void;
}

/** How far an arrow key moves among the tabs. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the index that a key moves to; arrows wrap, Home and End go to the ends. */
function targetOf(key: string, index: number, count: number): number {
  const target = { Home: 0, End: count - 1 }[key] ?? index + (steps[key] ?? 0);
  return (target + count) % count;
}

/**
 * Tabs that are links. Plain navigation until React takes over, then a tab list with one tab stop,
 * where moving the focus selects.
 */
export function Tabs({ label, tabs, initialTab, onSelect, className, ...rest }: TabsProps) {
  const [selected, setSelected] = useState(initialTab);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  const select = (tab: Tab) => {
    if (tab.id === selected) return;
    setSelected(tab.id);
    onSelect(tab);
  };
  const onClick = (event: MouseEvent, tab: Tab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const target = targetOf(event.key, index, tabs.length);
    if (event.key === ' ') event.currentTarget.click();
    else if (target === index) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll('a')[target]?.focus();
    const tab = tabs[target];
    if (tab) select(tab);
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div
      className={classNames('otm-tabs', className)}
      role={hydrated ? 'tablist' : 'navigation'}
      aria-label={label}
      {...rest}
    >
      {tabs.map((tab, index) => {
        const current = tab.id === selected;
        const role = hydrated
          ? ({ role: 'tab', 'aria-selected': current, 'aria-controls': `panel-${tab.id}` } as const)
          : ({ 'aria-current': current ? 'page' : undefined, 'data-replace': true } as const);
        return (
          <a
            key={tab.id}
            id={`tab-${tab.id}`}
            href={tab.href}
            tabIndex={hydrated && !current ? -1 : undefined}
            onClick={(event) => onClick(event, tab)}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...role}
          >
            {tab.label}
          </a>
        );
      })}
    </div>
  );
}
