import { business } from '../../business.ts';
import { factText, shopFacts } from '../../shop/owner-facts.ts';
import { installmentOffers, lowestPrice } from '../../shop/price-phrases.ts';

const { product, hostPlatform, dataFeed, email, hours } = business;

/** The pricing page in English; the other languages are checked against it. */
export const en = {
  meta: {
    title: `Plans and prices for the ${product} indicators`,
    description: `All eight indicators in every plan: ${lowestPrice('yearly', 'en')} per year or ${lowestPrice('lifetime', 'en')} once for life. Requirements, delivery and refunds.`,
  },
  title: 'Subscription Plans',
  headline: 'All eight indicators, in every plan.',
  lead: 'The indicators, updates and support are the same.',
  recommended: 'Recommended',
  allIndicators: 'All eight indicators, updates and support',
  comparison: {
    title: 'What differs',
    caption: 'What differs between the plans',
    note: factText(shopFacts.continuation, 'en'),
  },
  cost: {
    title: 'How long will you use it?',
    hint: 'Pick a number of years to see what you’ll have paid by then.',
    tier: 'Plan to compare',
    figure: 'What you’ll have paid after one to five years: yearly or once',
    yearly: 'Yearly',
    lifetime: 'Lifetime',
    caption:
      'US dollars. Each step is a payment at the start of a year, at the same price as the first.',
  },
  included: {
    title: 'The same eight, whichever you pick',
    lead: 'Every picture shows the same simulated session, as one of the eight reads it.',
    free: 'Also free',
    updates: {
      title: 'Free updates',
      text: 'When a new version is out, we’ll email you at the address you used for your purchase. You install it and keep your license.',
    },
    support: {
      title: 'Support',
      text: `By email at ${email}, in the chat and in the community. In the chat, you’ll usually hear back within 1 hour.`,
    },
  },
  steps: {
    title: 'From payment to your first chart',
    lead: 'Five steps. One is ours, and it takes at most 1 business day.',
    you: 'You',
    items: {
      pay: {
        title: 'Pay',
        text: 'The checkout opens in a new tab. Keep the receipt.',
        when: 'Today',
      },
      send: {
        title: 'Send your machine ID',
        text: 'A short form asks for your name, your email and the ID of the computer you trade on.',
        when: 'Right after paying',
      },
      receive: {
        title: 'Get your license',
        text: 'We create it for that computer and email it with instructions.',
        when: `Within 1 business day (${hours.en})`,
      },
      download: {
        title: 'Download and import',
        text: `Download the file, import it in ${hostPlatform.name} and restart the platform.`,
        when: 'From here on, the sale is final',
      },
      chart: {
        title: 'See your first chart',
        text: 'Add an indicator. It draws as soon as the chart has data.',
        when: 'A few minutes later',
      },
    },
    form: 'License form',
    help: 'Installation help',
    before: {
      title: 'Before the download',
      text: 'Check that your computer can run it, try the two free indicators and ask any open questions. There’s no refund for a change of mind.',
    },
    after: {
      title: 'After the download: one exception, for 30 days',
      text: 'If a major technical problem keeps you from using it and our support can’t solve it, you can ask for a refund within 30 days of the purchase.',
    },
  },
  requirements: {
    title: 'Can I run it?',
    lead: 'The minimum for each component.',
    check: 'Check this computer',
    facts: [
      {
        title: hostPlatform.name,
        text: 'The desktop platform. It doesn’t run in a browser or on a phone.',
      },
      { title: 'Windows 8.1', text: 'Or 10 or 11, or Windows Server 2012 or later.' },
      { title: '1 GHz', text: 'Processor, 32-bit or 64-bit.' },
      { title: '2 GB', text: 'Of RAM.' },
      { title: '.NET 4.8', text: 'DirectX 10 is recommended.' },
      { title: '1024 × 768', text: 'Screen, in pixels.' },
    ],
    yes: 'Yes',
    no: 'No',
    works: [
      { title: 'Without Tick Replay', text: 'Version 2.5 doesn’t need it.' },
      {
        title: 'In Market Replay',
        text: 'Practice on past sessions: the indicators also run on replayed data.',
      },
      {
        title: 'Futures data with bid and ask',
        text: `On every trade, for example from ${dataFeed.name}.`,
      },
    ],
    doesNot: [
      { title: 'Spot forex', text: 'It has no central record of trades, so it has no true delta.' },
      {
        title: 'Automatic trading',
        text: 'The indicators place no orders and can’t automate a strategy.',
      },
      { title: 'A demo version', text: 'There isn’t one. Two indicators are free instead.' },
    ],
  },
  questions: {
    title: 'Before you buy',
    lead: 'Short answers, each with a link to the long one.',
    ask: 'Ask us by email',
    meet: 'Book a meeting',
    items: {
      renewal: {
        title: 'What happens after the first year?',
        text: factText(shopFacts.yearlyPlan, 'en'),
        action: 'Ask before you pay',
      },
      installments: {
        title: 'Can I pay in installments?',
        text: `Yes: ${installmentOffers('en')}. The payments add up to the price of the plan. ${factText(shopFacts.installments, 'en')} If you need another way to pay, ask us.`,
        action: 'Ask about payments',
      },
      extra: {
        title: 'Are there extra costs?',
        text: `Not from us: you pay the price of the plan and nothing on top. ${hostPlatform.name} and market data are separate services with their own prices.`,
        action: 'See what you need',
      },
      demo: {
        title: 'Can I try it before I pay?',
        text: 'There’s no demo version. Delta Bar and VWAP have free versions, and an advisor can show you the rest in a meeting.',
        action: 'Get the free indicators',
      },
      refund: {
        title: 'Can I get a refund?',
        text: 'A sale is final once the file is downloaded. For 30 days, there’s one exception: a major technical problem that support can’t solve.',
        action: 'Read the policies',
      },
      computer: {
        title: 'What if I change computers?',
        text: `A license is issued for one machine ID, and every computer has its own. ${factText(shopFacts.computers, 'en')}`,
        action: 'Write to support',
      },
    },
  },
  free: {
    title: 'Not sure yet? Start with two, free.',
    text: 'Install Delta Bar and VWAP first and see whether delta fits the way you trade.',
    get: 'Get',
  },
} as const;
