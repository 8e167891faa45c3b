import { business } from '../../business.ts';
import { reviewsIn } from '../../reviews-in.ts';
import { factText, shopFacts } from '../../shop/owner-facts.ts';
import { lowestPrice } from '../../shop/price-phrases.ts';
import type { NewHomePage } from './new-home-page.ts';
import { monthlyPlans } from './plans.ts';

const { product, hostPlatform } = business;

/** The alternative landing page in English. */
export const newHomeEn: NewHomePage = {
  meta: {
    title: `See who moved price: order flow by ${product}`,
    description: `Delta for each bar, volume at each price and VWAP, with ${product} for ${hostPlatform.name}. Monthly plans, lessons, and what the tools can’t do.`,
  },
  hero: {
    title: 'See who moved price before you trade it.',
    lead: `A candle shows four prices. ${product} adds what traded: aggressive buying minus aggressive selling in each bar, the volume at each price and the average price paid.`,
    plans: 'See plans',
    ask: 'Ask a question',
    readTitle: 'Read the picture in three steps',
    reading: [
      'Below the candles: the delta of each bar. Above the line, more was bought at the ask; below it, more was sold at the bid.',
      'On the right: how many contracts traded at each price. The longest row is the point of control.',
      'Across the candles: VWAP, the session’s average price. Compare all three before you decide anything.',
    ],
    risk: 'Futures trading carries substantial risk of loss. The picture is simulated data, not a trade result.',
    riskLink: 'Risk disclosure',
  },
  values: {
    title: 'Three questions a candle leaves open',
    lead: `Each of the eight indicators answers one question. Here are three to start with on ${hostPlatform.name}.`,
    items: [
      {
        title: 'Who was aggressive in this bar?',
        text: 'Delta Bar subtracts the contracts sold at the bid from those bought at the ask. A large delta with a small candle often means the other side absorbed the push.',
      },
      {
        title: 'Where did most of the volume trade?',
        text: 'Volume Profile adds up the contracts at each price. The longest row is the point of control; the value area around it covers at least 70% of the session’s volume.',
      },
      {
        title: 'Is price expensive or cheap today?',
        text: 'VWAP is the average price paid since the open. Its bands show how far the market has gone from that price, in standard deviations.',
      },
    ],
    simulated: 'All three pictures are computed from the same simulated trades.',
  },
  plans: {
    title: 'Monthly plans',
    lead: `Every plan includes the same indicators. The larger ones add a strategy to practice with. ${factText(shopFacts.continuation, 'en')}`,
    period: 'per month',
    items: monthlyPlans.en,
    note: `Monthly plans aren’t sold at the checkout; write to us if you want one. Plans you can buy right away start at ${lowestPrice('yearly', 'en')} a year or ${lowestPrice('lifetime', 'en')} once.`,
    noteAction: 'Compare the plans on sale',
  },
  testimonials: {
    title: 'Testimonials',
    lead: 'These three are samples. No customer wrote them.',
    items: reviewsIn('en', [
      {
        id: 'patience',
        sample: true,
        name: 'An index futures trader',
        quote:
          'I used to enter on the candle. Now I wait for delta to agree, and most days I skip the first trade.',
      },
      {
        id: 'levels',
        sample: true,
        name: 'A crude oil trader',
        quote:
          'The profile took lines off my chart. I still have losing days, but I know which level failed.',
      },
      {
        id: 'support',
        sample: true,
        name: 'A trader just starting out',
        quote:
          'My antivirus stopped the file. The steps on the installation page and one email got it running.',
      },
    ]),
    disclosure: {
      title: 'About testimonials.',
      text: 'The experience of one client may not be representative of others. A testimonial is no guarantee of future performance or success.',
    },
  },
  education: {
    title: 'Learn it before you pay for it',
    lead: 'Four short steps. The first two come with a free indicator.',
    lessons: [
      {
        id: 'freeDeltaBar',
        title: 'Delta, bar by bar',
        text: 'Put the free Delta Bar on a chart and watch one session. Note where a large delta moved price and where it didn’t.',
        action: 'Get Delta Bar free',
      },
      {
        id: 'freeVwap',
        title: 'The day’s average price',
        text: 'Add the free VWAP. See how often price returns to it, and on which days it never does.',
        action: 'Get VWAP free',
      },
      {
        id: 'install',
        title: 'Set it up cleanly',
        text: 'Import, restart, add to a chart: with your antivirus on, and with a next step for every error.',
        action: 'Read the steps',
      },
      {
        id: 'risk',
        title: 'Know what you risk',
        text: 'Read what futures can cost you, and why a simulated result is worth less than it looks.',
        action: 'Read about risk',
      },
    ],
  },
  questions: {
    title: 'Questions before you buy',
    items: [
      {
        question: 'Does it trade for me?',
        answer: 'No, you trade. The indicators place no orders and run no strategy.',
      },
      {
        question: 'Can I try it first?',
        answer:
          'There’s no demo version. Two indicators are free, and you can book a meeting with an advisor, who’ll show you the others.',
      },
      {
        question: 'What do I need to run it?',
        answer: `${hostPlatform.name} on Windows, and futures data with the bid and ask of each trade. Version 2.5 needs no Tick Replay.`,
      },
      {
        question: 'Does it work on forex?',
        answer:
          'Not on spot forex: delta needs a central record of trades, and spot forex has none. Trade a currency future instead.',
      },
      {
        question: 'Why do these prices differ from the pricing page?',
        answer:
          'Monthly plans are only on this page, and we set them up on request. The pricing page sells yearly plans and lifetime licenses.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'Not once you’ve downloaded the file. There’s one exception in the first 30 days: a major technical problem that support can’t solve, with detailed evidence.',
      },
    ],
  },
  last: {
    title: 'Start with two free indicators.',
    text: 'See how delta and VWAP look on your own chart. When you want all eight, compare the plans.',
    plans: 'Go to the plans',
    ask: 'Write to us',
    risk: {
      title: 'Risk.',
      text: 'Trading futures and forex involves substantial risk of loss and is not suitable for everyone. You can lose all that you put in and more. Trade only with risk capital. Past performance is not necessarily indicative of future results.',
    },
  },
};
