import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Modal, ModalButton, type ModalProps } from './modal.tsx';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  ...localized(Modal, {
    en: {
      id: 'profile',
      title: 'Volume Profile',
      closeLabel: 'Close',
      children: <p>The profile shows how much was traded at each price of the session.</p>,
    },
    es: {
      title: 'Perfil de volumen',
      closeLabel: 'Cerrar',
      children: <p>El perfil muestra cuánto se negoció en cada precio de la sesión.</p>,
    },
  }),
  render: (args) => (
    <>
      <ModalButton modalId={args.id}>{args.title}</ModalButton>
      <Modal {...args} />
    </>
  ),
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(dialog).toHaveAccessibleName(canvas.getByRole('heading').textContent ?? '');
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};

/** Closing it returns focus to the button that opened it. */
export const ClosedAgain: Story = {
  play: async ({ canvas, context }) => {
    await Open.play?.(context);
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Long content scrolls; the close button stays. */
export const LongText: Story = {
  ...localized(Modal, {
    en: {
      title: 'What a session’s volume profile says about where the market agreed on a price',
      children: Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike
        <p key={place}>
          The price with the most volume is the point of control. Around it lies the value area,
          which holds about seventy per cent of the session’s volume.
        </p>
      )),
    },
    es: {
      title: 'Qué dice el perfil de volumen de una sesión sobre el precio en que hubo acuerdo',
      children: Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike
        <p key={place}>
          El precio con más volumen es el punto de control. A su alrededor queda el área de valor,
          que reúne cerca del setenta por ciento del volumen de la sesión.
        </p>
      )),
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ context }) => {
    await Open.play?.(context);
  },
};

/** The page behind is scrolled; it stays where it is and doesn't scroll. */
export const OverLongPage: Story = {
  name: 'Modal over long content',
  render: ({ children, ...args }) => (
    <>
      {Array.from({ length: 80 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
        <div key={place}>{children}</div>
      ))}
      <ModalButton modalId={args.id}>{args.title}</ModalButton>
      <Modal {...args}>{children}</Modal>
    </>
  ),
  play: async ({ canvas, context }) => {
    canvas.getByRole('button').scrollIntoView({ block: 'end', behavior: 'instant' });
    const place = window.scrollY;
    await expect(place).toBeGreaterThan(0);
    await Open.play?.(context);
    await expect(window.scrollY).toBe(place);
  },
};

/** Its close button and its content in all states, in the flow of the page. */
export const Matrix: Story = {
  ...matrix<ModalProps>({ open: {} }, (props, key) => <Modal {...props} id={key} open={true} />),
  tags: ['matrix'],
};
