import { type IndicatorId, type Locale, type Localized, locales } from '@otm/schema';
import { indicators } from '../indicators/index.ts';

/** A fact that only the owner of the shop knows; without an answer, the site says that it's missing. */
export interface OwnerFact {
  /** The question that the fact answers, as the end of “… hasn’t stated yet”. */
  readonly asks: Localized<string>;
  /** The owner's answer, in full sentences; its absence marks a sample. */
  readonly answer?: Localized<string>;
}

/** The facts about the company, its terms and its offers. */
export const shopFacts = {
  company: {
    asks: {
      en: 'which person or company runs this site, from where, and under which registration',
      es: 'qué persona o empresa administra este sitio, desde dónde y con qué registro',
    },
  },
  yearlyPlan: {
    asks: {
      en: 'whether a yearly plan renews automatically, at what price, and what happens when it ends',
      es: 'si el plan anual se renueva solo, a qué precio y qué pasa cuando termina',
    },
  },
  installments: {
    asks: {
      en: 'when each payment is due, and what happens if one is missed',
      es: 'cuándo vence cada pago y qué pasa si falta uno',
    },
  },
  crossedOutPrice: {
    asks: {
      en: 'when the crossed-out prices were charged',
      es: 'cuándo se cobraron los precios tachados',
    },
  },
  computers: {
    asks: {
      en: 'how many computers a license covers, and how often it can move to another one',
      es: 'cuántos equipos cubre una licencia y cuántas veces puede pasar a otro',
    },
  },
  freeVersion: {
    asks: {
      en: 'how the free Delta Bar and VWAP differ from the full versions',
      es: 'en qué se diferencian Delta Bar y VWAP gratis de las versiones completas',
    },
  },
  pack: {
    asks: {
      en: 'whether the pack includes anything besides the five indicators that are sold one by one',
      es: 'si el paquete incluye algo más que los cinco indicadores que se venden por separado',
    },
  },
  continuation: {
    asks: {
      en: 'what the continuation strategy teaches, how long it is, and in which language',
      es: 'qué enseña la estrategia de continuación, cuánto dura y en qué idioma está',
    },
  },
  captures: {
    asks: {
      en: 'what the indicators look like on the platform; real screenshots are missing',
      es: 'cómo se ven los indicadores en la plataforma, con capturas propias',
    },
  },
  recommendations: {
    asks: {
      en: 'whether it earns anything from the links to the platform and the data feed',
      es: 'si gana algo con los enlaces a la plataforma y a la fuente de datos',
    },
  },
  retention: {
    asks: {
      en: 'how long it keeps messages and license requests',
      es: 'cuánto tiempo conserva los mensajes y las solicitudes de licencia',
    },
  },
  law: {
    asks: {
      en: 'which law applies to a purchase, and which rights of withdrawal that law gives',
      es: 'qué ley rige la compra y qué derecho de retracto concede esa ley',
    },
  },
} satisfies Readonly<Record<string, OwnerFact>>;

const titleOf = (id: IndicatorId) => indicators.find((it) => it.id === id)?.title ?? id;

/** Asks what an indicator shows on past bars. */
const pastBars = (id: IndicatorId): Localized<string> => ({
  en: `what ${titleOf(id)} shows on past bars and after a reload without Tick Replay`,
  es: `qué muestra ${titleOf(id)} en las barras pasadas y al recargar, sin Tick Replay`,
});

/** Asks what can be set and seen of an indicator. */
const inputs = (id: IndicatorId): Localized<string> => ({
  en: `which inputs, plots and alerts ${titleOf(id)} has`,
  es: `qué parámetros, trazos y alertas tiene ${titleOf(id)}`,
});

/** The facts that each indicator has of its own; its title is in its question. */
const indicatorFacts = {
  'pastBars.algorithms': {
    asks: pastBars('algorithms'),
  },
  'inputs.algorithms': {
    asks: inputs('algorithms'),
  },
  'pastBars.swing': {
    asks: pastBars('swing'),
  },
  'inputs.swing': {
    asks: inputs('swing'),
  },
  'pastBars.micro': {
    asks: pastBars('micro'),
  },
  'inputs.micro': {
    asks: inputs('micro'),
  },
  'pastBars.cumulative': {
    asks: pastBars('cumulative'),
  },
  'inputs.cumulative': {
    asks: inputs('cumulative'),
  },
  'pastBars.delta-bar': {
    asks: pastBars('delta-bar'),
  },
  'inputs.delta-bar': {
    asks: inputs('delta-bar'),
  },
  'pastBars.profile': {
    asks: pastBars('profile'),
  },
  'inputs.profile': {
    asks: inputs('profile'),
  },
  'pastBars.vwap': {
    asks: pastBars('vwap'),
  },
  'inputs.vwap': {
    asks: inputs('vwap'),
  },
  'pastBars.bar-timer': {
    asks: pastBars('bar-timer'),
  },
  'inputs.bar-timer': {
    asks: inputs('bar-timer'),
  },
} satisfies Readonly<Record<`${'pastBars' | 'inputs'}.${IndicatorId}`, OwnerFact>>;

/** Every fact to ask the owner, by the name that Markdown uses after `$fact.` */
export const ownerFacts: Readonly<Record<string, OwnerFact>> = {
  ...shopFacts,
  ...indicatorFacts,
};

const missing: Localized<(asks: string) => string> = {
  en: (asks) => `Sample: the owner of this site hasn’t yet stated ${asks}.`,
  es: (asks) => `Muestra: el propietario de este sitio aún no ha indicado ${asks}.`,
};

/** Returns the owner's answer or, marked as a sample, what there is to answer. */
export const factText = ({ answer, asks }: OwnerFact, locale: Locale): string =>
  answer?.[locale] ?? missing[locale](asks[locale]);

/** A fact that the owner hasn't stated yet. */
export interface UnansweredFact {
  readonly id: string;
  /** The question that is still open. */
  readonly asks: string;
}

/** Returns the facts that still lack an answer in a language or in all of them. */
export const unansweredFacts = (
  facts: Readonly<Record<string, OwnerFact>> = ownerFacts,
): readonly UnansweredFact[] =>
  Object.entries(facts).flatMap(([id, { answer, asks }]) =>
    answer && locales.every((locale) => answer[locale].trim() !== '')
      ? []
      : [{ id, asks: asks.en }],
  );
