import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';
import { samplePlans } from './sample-plans.ts';

const meta = {
  title: 'Components/Plan card',
  component: PlanCard,
  ...localized(PlanCard, {
    en: {
      plan: samplePlans.en[0],
      labels: {
        regularPrice: 'Regular price',
        recommended: 'Best value',
        included: 'Included',
        notIncluded: 'Not included',
        newTab: '(opens in a new tab)',
        installments: 'or 4 payments of $137',
      },
      formatPrice: (amount) => `$${amount}`,
      checkoutUrl: (item) => `https://example.com/checkout/${item}`,
    },
    es: {
      plan: samplePlans.es[0],
      labels: {
        regularPrice: 'Precio normal',
        recommended: 'Mejor opción',
        included: 'Incluido',
        notIncluded: 'No incluido',
        newTab: '(se abre en otra pestaña)',
        installments: 'o 4 pagos de $137',
      },
    },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">{args.plan.name}</VisuallyHidden>
      <div className="otm-plans">
        <PlanCard {...args} />
      </div>
    </>
  ),
} satisfies Meta<typeof PlanCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The crossed-out regular price next to the price. */
export const Default: Story = { name: 'Old price next to the price' };

/** Has a gold border, a tag, and a link to pay in installments. */
export const Recommended: Story = {
  ...localized(PlanCard, {
    en: { plan: samplePlans.en[1] },
    es: { plan: samplePlans.es[1] },
  }),
};

export const LongText: Story = {
  ...localized(PlanCard, {
    en: {
      plan: {
        ...samplePlans.en[1],
        name: 'Lifetime license for the whole trading desk',
        period: 'one payment, free updates and support by e-mail, chat and community for good',
      },
    },
    es: {
      plan: {
        ...samplePlans.es[1],
        name: 'Licencia de por vida para toda la mesa de operaciones',
        period:
          'un solo pago, con actualizaciones gratis y soporte por correo, chat y comunidad para siempre',
      },
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<PlanCardProps>(
    { default: {}, recommended: { plan: samplePlans.en[1] } },
    (props, key) => <PlanCard {...props} heading="h2" plan={{ ...props.plan, id: key }} />,
  ),
  tags: ['matrix'],
};
