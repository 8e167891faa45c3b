import { business } from '../../business.ts';
import { factText, shopFacts } from '../../shop/owner-facts.ts';
import { lowestPrice } from '../../shop/price-phrases.ts';

const { product, hostPlatform, hours } = business;

/** The order page in English; the other languages are checked against it. */
export const en = {
  meta: {
    title: `Order summary | ${product}`,
    description:
      'Check what you are buying, its license and its price, then continue to the checkout you prefer.',
  },
  title: 'Your order',
  lead: `A lifetime license for ${hostPlatform.name}. Paid once, with no further payments.`,
  orderDate: 'Order date',
  item: 'Item',
  licence: 'License',
  lifetime: 'Lifetime',
  price: 'Price',
  partsTotal: 'If bought separately',
  saved: 'You save',
  total: 'Total to pay',
  checkout: 'Checkout',
  payments: 'Ways to pay',
  accepted: 'Accepted',
  safe: 'The checkout opens in a new tab on the payment company’s own site. This site never sees your card number.',
  before: 'Before you pay, read the',
  policies: 'Sales and Return Policies',
  contents: {
    title: 'What you get',
    pack: 'Each one reads the same simulated session. The price is what it costs on its own.',
    one: 'How it reads a simulated session.',
    sum: 'Bought separately',
    packFact: factText(shopFacts.pack, 'en'),
    freeFact: factText(shopFacts.freeVersion, 'en'),
    freeAction: 'See the free version',
    guide: 'How to read it',
  },
  plans: {
    title: 'Two prices, two offers',
    text: `You pay for this order once, and it includes what you see here. The plans include all eight indicators: from ${lowestPrice('yearly', 'en')} per year, or from ${lowestPrice('lifetime', 'en')} once.`,
    action: 'See plans and prices',
  },
  after: {
    title: 'After you pay',
    send: {
      title: 'Send your machine ID',
      text: 'Fill out a short form: your name, your email and the ID of your trading computer.',
      action: 'License form',
    },
    receive: {
      title: 'Get your license',
      text: `We create it for that computer and email it within 1 business day (${hours.en}).`,
    },
    chart: {
      title: 'Import it and open a chart',
      text: `Import the file in ${hostPlatform.name}, restart the platform and add an indicator.`,
      action: 'Installation help',
    },
  },
  final: {
    title: 'The sale is final once the file is downloaded.',
    text: 'For 30 days after the purchase, there’s one exception: a major technical problem that our support can’t solve.',
  },
  others: { title: 'Something else?', text: 'Each of these has a lifetime license of its own.' },
  empty: {
    lead: 'Your order is empty, so there’s nothing to pay.',
    plans: 'Plans with all eight indicators',
    products: 'Orders',
  },
} as const;
