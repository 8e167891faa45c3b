import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

/** The tabs with the panels, which are outside the component. */
function TabsWithPanels(props: TabsProps) {
  return (
    <>
      <Tabs {...props} />
      {props.tabs.map(({ id, label }) => (
        <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`}>
          {label}
        </div>
      ))}
    </>
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  ...localized(Tabs, {
    en: {
      label: 'Free indicators',
      initialTab: 'deltabar',
      onSelect: fn(),
      tabs: [
        { id: 'deltabar', label: 'Delta Bar', href: '/free-indicators/deltabar' },
        { id: 'vwap', label: 'VWAP', href: '/free-indicators/vwap' },
      ],
    },
    es: { label: 'Indicadores gratis' },
  }),
  render: TabsWithPanels,
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DeltaBar: Story = {};

export const Vwap: Story = { args: { initialTab: 'vwap' } };

/** The right arrow moves to the next tab and selects it; the list is one tab stop. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = await canvas.findAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  ...localized(Tabs, {
    en: {
      tabs: [
        { id: 'deltabar', label: 'Delta Bar with the total of every bar', href: '/deltabar' },
        { id: 'vwap', label: 'Volume-weighted average price', href: '/vwap' },
        { id: 'profile', label: 'Volume profile of the session', href: '/profile' },
      ],
    },
    es: {
      tabs: [
        { id: 'deltabar', label: 'Barra de delta con el total de cada barra', href: '/deltabar' },
        { id: 'vwap', label: 'Precio medio ponderado por volumen', href: '/vwap' },
        { id: 'profile', label: 'Perfil de volumen de la sesión', href: '/profile' },
      ],
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** The selected tab and the other one in all states. */
export const Matrix: Story = {
  ...matrix<TabsProps>({ default: {} }, ({ tabs, label, ...props }, key) => (
    <TabsWithPanels
      {...props}
      label={`${label} ${key}`}
      initialTab={`${key}-vwap`}
      tabs={tabs.map((tab) => ({ ...tab, id: `${key}-${tab.id}` }))}
    />
  )),
  tags: ['matrix'],
};
