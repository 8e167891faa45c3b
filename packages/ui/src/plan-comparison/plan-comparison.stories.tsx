import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePlans } from '../plan-card/sample-plans.ts';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { PlanComparison, type PlanComparisonProps } from './plan-comparison.tsx';

const meta = {
  title: 'Components/Plan comparison',
  component: PlanComparison,
  ...localized(PlanComparison, {
    en: {
      plans: samplePlans.en,
      caption: 'Plans side by side',
      labels: {
        feature: 'Feature',
        price: 'Price',
        included: 'Included',
        notIncluded: 'Not included',
      },
      formatPrice: (amount) => `$${amount}`,
    },
    es: {
      plans: samplePlans.es,
      caption: 'Comparación de planes',
      labels: {
        feature: 'Característica',
        price: 'Precio',
        included: 'Incluido',
        notIncluded: 'No incluido',
      },
    },
  }),
} satisfies Meta<typeof PlanComparison>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Its scroll region in all states. */
export const Matrix: Story = {
  ...matrix<PlanComparisonProps>({ default: {} }, (props, key) => (
    <PlanComparison {...props} caption={`${props.caption} ${key}`} />
  )),
  tags: ['matrix'],
};
