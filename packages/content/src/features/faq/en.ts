import type { Question } from '@otm/schema';
import { business } from '../../business.ts';
import { formatList } from '../../format.ts';
import { indicators } from '../../indicators/index.ts';
import { instalmentOffers, lowestPrice } from '../../shop/price-phrases.ts';

const { product, hostPlatform, dataFeed, email, hours, community, booking } = business;
const { telegram, discord } = community;
const titles = indicators.map(({ title }) => title);

/** The questions that visitors ask, in English. */
export const en: readonly Question[] = [
  {
    question: 'What do I get with each plan?',
    answer: [
      `Every plan holds the same eight indicators: ${formatList(titles, 'en')}.`,
      'Free updates and support come with all of them. The plans differ in how you pay and in whether the licence expires.',
    ],
    link: { label: 'Compare the plans', address: '/buy' },
  },
  {
    question: 'Is it a robot? Can I automate it?',
    answer: [
      'No. The indicators draw on your chart. They place no orders and cannot automate a strategy. Each trade, and its risk, is your own decision.',
    ],
    link: {
      label: 'How the indicators work together',
      address: `/features/how-we-use-${business.productSlug}`,
    },
  },
  {
    question: 'Do you offer a demo version?',
    answer: [
      'No. In its place you can book a meeting with an advisor, who shows you the indicators and answers your questions.',
      'You can also install two of the indicators for free: Delta Bar and VWAP.',
    ],
    link: { label: 'Book a meeting', address: booking.url },
  },
  {
    question: 'Which platform do the indicators run on?',
    answer: [
      `On ${hostPlatform.name}, the desktop platform, under Windows. They do not run in a browser or on a phone.`,
      `${product} is independent of the maker of the platform.`,
    ],
    link: { label: `About ${hostPlatform.name}`, address: hostPlatform.url },
  },
  {
    question: 'What does my computer need?',
    answer: [
      'Windows 8.1, 10 or 11, or Windows Server 2012 or later. A processor of 1 GHz (32 or 64 bit), 2 GB of RAM and .NET 4.8.',
      'A screen of 1024 × 768 pixels. DirectX 10 is recommended. That is the minimum: many charts at once need more.',
    ],
    link: { label: 'Check your computer', address: '/install' },
  },
  {
    question: 'Do I need tick replay?',
    answer: [
      'No. Version 2.5 does not use it. You can leave tick replay off, which saves memory and time when a chart loads.',
    ],
  },
  {
    question: 'Do the indicators work in Market Replay?',
    answer: [
      `Yes, through ${hostPlatform.name}. You load the recorded data of a day there and play it back, and the indicators run on it.`,
      'It is a good way to practise. A replay is still a simulation: your orders do not meet a real market.',
    ],
  },
  {
    question: 'What market data do I need?',
    answer: [
      `Real-time futures data in which each trade comes with its bid and ask. Delta is counted from those. We recommend ${dataFeed.name}.`,
      'Spot forex has no central record of trades, so there is no true delta for it.',
    ],
    link: { label: `About ${dataFeed.name}`, address: dataFeed.url },
  },
  {
    question: 'Which markets can I use them for?',
    answer: [
      'They were made for futures. Delta and volume are only as good as the record of trades behind them, and futures trade on a central exchange.',
      `For a certain contract, ask your data provider whether the trades come with bid and ask. If you trade something else, write to ${email} with its name before you buy.`,
    ],
  },
  {
    question: 'Should I take the lifetime licence or the yearly plan?',
    answer: [
      `The yearly plan costs ${lowestPrice('yearly', 'en')} per year. The lifetime licence costs ${lowestPrice('lifetime', 'en')} once, does not expire and includes future updates.`,
      'The indicators are the same. Yearly costs less today. Lifetime costs less if you keep them for years.',
    ],
    link: { label: 'More on payments', address: '/features/payments' },
  },
  {
    question: 'Is there any other cost after the purchase?',
    answer: [
      'No. We charge nothing extra, and you do not sign up for another subscription.',
      `${hostPlatform.name} and the market data are services of other companies, with prices of their own.`,
    ],
  },
  {
    question: 'How do I get updates?',
    answer: [
      'We announce each new version by e-mail, at the address of your purchase. Updates are free. You install the new version and go on working.',
    ],
  },
  {
    question: 'When do I receive my licence, and how?',
    answer: [
      'After paying you fill in the licence form with your name, machine ID and e-mail address.',
      `We make the licence and e-mail it with instructions within 1 business day (${hours.en}). If nothing comes, look in your spam folder first, then write to ${email}.`,
    ],
    link: { label: 'Go to the licence form', address: '/licence' },
  },
  {
    question: 'What is a machine ID, and where do I find it?',
    answer: [
      `It is a code of 32 letters and digits that stands for your computer. ${hostPlatform.name} makes it from Windows and the hardware. Your licence is tied to it.`,
      'Look for it in the Help menu of the Control Center, and copy it rather than type it. If you do not find it, ask us in the chat.',
    ],
    link: {
      label: 'Why a licence is tied to a machine',
      address: '/blog/why-a-licence-is-tied-to-a-machine',
    },
  },
  {
    question: 'Can I change to another computer?',
    answer: [
      'A licence is made for one machine ID. Another computer has another ID. New hardware, or a new Windows, can change the ID too. The licence then has to be made again.',
      `Ask support about the terms before you change: write to ${email} with the name on your purchase and, if you have it, the new machine ID.`,
    ],
  },
  {
    question: 'Can I pay in instalments?',
    answer: [
      `Yes, the lifetime licence: ${instalmentOffers('en')}.`,
      'If you need another way to pay, ask us in the chat. We help with financing there.',
    ],
    link: { label: 'More on payments', address: '/features/payments' },
  },
  {
    question: 'Can I get a refund?',
    answer: [
      'All sales are final once the file is downloaded. There is one exception in the 30 days after the purchase: a major technical problem that support cannot solve. We need detailed evidence of it.',
      'There is no refund for a change of mind, for problems with other software or for a non-standard setup.',
    ],
    link: { label: 'Read the policies', address: '/policies' },
  },
  {
    question: 'My antivirus warns me about the file. What now?',
    answer: [
      'Antivirus programs sometimes take trading add-ons for a threat by mistake. Scan the ZIP file before you import it. Go on only if it came from our link.',
      'Never switch your antivirus off. Add an exception for the folders of the platform alone, then import again. The installation page shows how.',
    ],
    link: { label: 'Install with exceptions', address: '/install' },
  },
  {
    question: 'The indicator does not load. What can I do?',
    answer: [
      'Open the log of the platform and look for a DLL error. If there is one, the antivirus may have removed a file: add the exception, import again and restart.',
      'If there is none, check that the licence was made for this computer, that the indicator is on the chart and that your data arrives.',
      'The installation page takes you through both cases. If that does not help, send us the log.',
    ],
    link: { label: 'Find the error', address: '/install' },
  },
  {
    question: 'How do I reach support?',
    answer: [
      `Write to ${email}, use the chat, or ask in our community on ${telegram.name} and ${discord.name}. In the chat you usually have an answer within 1 hour.`,
      'Say which version you use and what you did before the problem. A screenshot saves us both a round.',
    ],
    link: { label: 'Contact us', address: '/contact' },
  },
];
