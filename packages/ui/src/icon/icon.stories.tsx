import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every icon of the kit next to its name. */
export const All: Story = {
  tags: ['matrix'],
  render: () => (
    <ul>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
