import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Button, ButtonLink, type ButtonProps } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  ...localized(Button, {
    en: { children: 'Accept' },
    es: { children: 'Aceptar' },
  }),
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Text: Story = { args: { variant: 'text' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  render: ({ children, ...rest }) => (
    <Button {...rest}>
      <Icon name="play" />
      {children}
    </Button>
  ),
};

export const Link: Story = {
  ...localized(Button, {
    en: { variant: 'primary', children: 'See plans and prices' },
    es: { children: 'Ver planes y precios' },
  }),
  render: ({ variant = 'primary', children }) => (
    <ButtonLink href="/buy" variant={variant}>
      {children}
    </ButtonLink>
  ),
};

export const LongText: Story = {
  ...localized(Button, {
    en: {
      children:
        'Download the free delta bar indicator and read how it is installed on your platform',
    },
    es: {
      children:
        'Descargar gratis el indicador de barra de delta y leer cómo se instala en tu plataforma',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<ButtonProps>(
    {
      secondary: {},
      primary: { variant: 'primary' },
      text: { variant: 'text' },
      disabled: { disabled: true },
    },
    (props, key) => <Button {...props} key={key} />,
  ),
  tags: ['matrix'],
};
