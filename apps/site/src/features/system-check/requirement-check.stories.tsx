import { business } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { install } from '../../routes/install.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { RequirementCheck } from './requirement-check.tsx';

const labels = pageArgs(install, ({ copy }) => ({ texts: copy.requirements.texts }));

const meta = {
  title: 'Pages/Install/Requirement check',
  component: RequirementCheck,
  ...localized(RequirementCheck, {
    en: { ...labels.en, email: business.email },
    es: labels.es,
  }),
} satisfies Meta<typeof RequirementCheck>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every computer of the world would show something else: the stories bring their own. */
const onComputer = (userAgent: string, processors: number) => () => {
  const spies = [
    spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent),
    spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(processors),
  ];
  Object.defineProperty(navigator, 'userAgentData', { value: undefined, configurable: true });
  return () => {
    for (const spy of spies) spy.mockRestore();
    Reflect.deleteProperty(navigator, 'userAgentData');
  };
};

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(3));
};

/** As the page brings it: the table alone. */
export const Initial: Story = {};

export const Windows: Story = {
  beforeEach: onComputer('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 8),
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByText(/Windows 10 o/)).toBeVisible();
  },
};

/** Windows 7, which the platform no longer supports. */
export const TooOldWindows: Story = {
  name: 'Too old Windows',
  beforeEach: onComputer('Mozilla/5.0 (Windows NT 6.1; Win64; x64)', 4),
  play: async (context) => {
    await press(context);
    const [system] = context.canvasElement.querySelectorAll('[data-verdict]');
    await expect(system).toHaveAttribute('data-verdict', 'missed');
  },
};

/** A screen below the minimum. */
export const SmallScreen: Story = {
  name: 'Small screen',
  beforeEach: () => {
    const restore = onComputer('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 8)();
    const spies = [
      spyOn(window.screen, 'width', 'get').mockReturnValue(800),
      spyOn(window.screen, 'height', 'get').mockReturnValue(600),
      spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1),
    ];
    return () => {
      restore();
      for (const spy of spies) spy.mockRestore();
    };
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/800 × 600/)).toBeVisible();
  },
};

/** Not the computer on which anyone trades. */
export const OtherSystem: Story = {
  name: 'Requirement check failed: other system',
  beforeEach: onComputer('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 4),
  play: press,
};

export const Android: Story = {
  beforeEach: onComputer('Mozilla/5.0 (Linux; Android 14; Pixel 8)', 8),
  play: press,
};
