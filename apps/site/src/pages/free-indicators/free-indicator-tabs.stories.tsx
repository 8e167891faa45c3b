import { freeIndicators } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { mapLocales, pathTo } from '../../routes/links.ts';
import { FreeIndicatorTabs, type FreeIndicatorTabsProps } from './free-indicator-tabs.tsx';

const tabsIn = (locale: 'en' | 'es'): Pick<FreeIndicatorTabsProps, 'label' | 'tabs'> => ({
  label: { en: 'Free indicators', es: 'Indicadores gratis' }[locale],
  tabs: freeIndicators.map(({ id, title, meta }) => ({
    id,
    label: title[locale],
    href: pathTo('freeIndicators', locale, { id: id }),
    meta: meta[locale],
    alternates: mapLocales((other) => pathTo('freeIndicators', other, { id })),
  })),
});

const meta = {
  title: 'Pages/Free indicators/Tabs',
  component: FreeIndicatorTabs,
  ...localized(FreeIndicatorTabs, {
    en: { ...tabsIn('en'), initial: 'deltabar' },
    es: tabsIn('es'),
    parameters: { site: { route: 'freeIndicators', params: { id: 'deltabar' } } },
  }),
  render: (args) => (
    <>
      <FreeIndicatorTabs {...args} />
      {args.tabs.map(({ id, label }) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== args.initial}
        >
          {label}
        </div>
      ))}
    </>
  ),
} satisfies Meta<typeof FreeIndicatorTabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DeltaBar: Story = {};

export const Vwap: Story = { args: { initial: 'vwap' } };

/** A click shows the panel and replaces the URL with the tab's. */
export const Clicked: Story = {
  play: async ({ canvas }) => {
    const [, vwap] = await canvas.findAllByRole('tab');
    if (!(vwap instanceof HTMLAnchorElement)) throw new Error('The second tab is missing.');
    const entries = history.length;
    await userEvent.click(vwap);
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('id', 'panel-vwap');
    await expect(location.pathname).toBe(vwap.pathname);
    await expect(history).toHaveLength(entries);
  },
};
