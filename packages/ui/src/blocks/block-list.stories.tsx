import type { Block } from '@otm/content/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from './block-list.tsx';
import { sampleBlocks } from './sample-blocks.ts';

const spanish: readonly Block[] = [
  { type: 'heading', text: 'Qué dice el delta de una barra' },
  {
    type: 'paragraph',
    text: 'El delta es el volumen comprado contra el ask menos el vendido contra el bid.',
  },
  { type: 'bullet', text: 'Un delta positivo no promete un precio más alto.' },
  { type: 'bullet', text: 'Un delta sin avance del precio suele indicar absorción.' },
  {
    type: 'riskNote',
    title: 'Riesgo.',
    text: 'Operar futuros puede costar más que el dinero invertido.',
  },
  sampleBlocks.quote,
];

const meta = {
  title: 'Blocks/Block list',
  component: BlockList,
  args: { blocks: Object.values(sampleBlocks) },
  parameters: { es: { blocks: spanish } },
} satisfies Meta<typeof BlockList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One block of every type that the content knows. */
export const EveryType: Story = {};

export const Heading: Story = {
  args: { blocks: [sampleBlocks.heading, sampleBlocks.paragraph] },
  parameters: { es: { blocks: spanish.slice(0, 2) } },
};

export const Paragraph: Story = {
  args: { blocks: [sampleBlocks.paragraph] },
  parameters: { es: { blocks: spanish.slice(1, 2) } },
};

/** Neighbouring bullets share one list. */
export const Bullets: Story = {
  args: {
    blocks: [
      sampleBlocks.bullet,
      { type: 'bullet', text: 'Delta without progress in price often is absorption.' },
    ],
  },
  parameters: { es: { blocks: spanish.slice(2, 4) } },
};

export const RiskNote: Story = {
  args: { blocks: [sampleBlocks.riskNote] },
  parameters: { es: { blocks: spanish.slice(4, 5) } },
};

/** A quoted text keeps its own language. */
export const Quote: Story = {
  args: { blocks: [sampleBlocks.quote] },
  parameters: { es: { blocks: [sampleBlocks.quote] } },
};

export const Empty: Story = { args: { blocks: [] }, parameters: { es: { blocks: [] } } };

export const LongText: Story = {
  args: {
    blocks: [
      { type: 'heading', text: 'What a long series of repeated prints at one price can mean' },
      {
        type: 'paragraph',
        text: 'One large order is often sent in many equal parts. The parts print at the same price, with the same size and at almost the same time. A row of such prints says that somebody works an order by a program, and it says at which price. It does not say whether the order opens or closes a position.',
      },
    ],
  },
  parameters: {
    es: {
      blocks: [
        {
          type: 'heading',
          text: 'Qué puede significar una larga serie de impresiones repetidas en un mismo precio',
        },
        {
          type: 'paragraph',
          text: 'Una orden grande suele enviarse en muchas partes iguales. Las partes se imprimen al mismo precio, con el mismo tamaño y casi al mismo tiempo. Una fila de esas impresiones dice que alguien trabaja una orden con un programa, y a qué precio. No dice si la orden abre o cierra una posición.',
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
