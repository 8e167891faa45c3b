import type { Localized } from '@otm/schema';

/** The parts of a generated post; `#` becomes a number. */
export interface PostTexts {
  readonly fields: Readonly<Record<string, string>>;
  readonly headings: readonly string[];
  readonly sentences: readonly string[];
}

/** The parts of generated posts in each language. */
export const postTexts: Localized<PostTexts> = {
  en: {
    fields: {
      slug: 'generated-post-#',
      title: 'Generated post # about delta and the value area',
      linkTitle: 'Generated post #',
      summary: 'The summary of generated post #, as long as summaries are: one or two lines.',
      metaTitle: 'Generated post # of the growth benchmark',
      description:
        'Generated post # for the growth benchmark, with sections, a chart, terms of the glossary and paragraphs of the usual length.',
      risk: 'Sample risk note. Futures trading can cost more than the money you put in.',
    },
    headings: [
      'What the bar shows',
      'Where volume concentrated',
      'What delta adds',
      'A worked example',
      'What can go wrong',
    ],
    sentences: [
      'Delta of the first # bars was negative while price held its low.',
      'Volume concentrated in # ticks around the middle of the range.',
      'A close outside of the value area is a fact, and what follows it is not.',
      'Buyers lifted the ask # times without moving price by a tick.',
      'The session traded its highest volume within the first # minutes.',
      'A level that was tested # times is not stronger for it.',
      'The average of the last # sessions gives a scale for this one.',
      'Sellers who were early had # ticks of open loss by the close.',
      'The VWAP stayed flat for # bars, which is what balance looks like.',
      'Write down the price, the reason and the exit before you enter.',
      'The cumulative delta made a lower high # bars after price did.',
      'A chart of # minutes per bar hides the order in which things happened.',
      'The point of control moved by # ticks and the range did not.',
    ],
  },
  es: {
    fields: {
      slug: 'entrada-generada-#',
      title: 'Entrada generada # sobre la delta y el área de valor',
      linkTitle: 'Entrada generada #',
      summary: 'El resumen de la entrada generada #, tan largo como los demás: una o dos líneas.',
      metaTitle: 'Entrada generada # de la prueba de crecimiento',
      description:
        'Entrada generada # para la prueba de crecimiento, con secciones, un gráfico, términos del glosario y párrafos de la longitud habitual.',
      risk: 'Nota de riesgo de muestra. Operar futuros puede costar más que el dinero aportado.',
    },
    headings: [
      'Qué muestra la barra',
      'Dónde se concentró el volumen',
      'Qué añade la delta',
      'Un ejemplo resuelto',
      'Qué puede salir mal',
    ],
    sentences: [
      'La delta de las primeras # barras fue negativa mientras el precio sostuvo su mínimo.',
      'El volumen se concentró en # ticks alrededor del centro del rango.',
      'Un cierre fuera del área de valor es un hecho, y lo que viene después no lo es.',
      'Los compradores levantaron el ask # veces sin mover el precio ni un tick.',
      'La sesión negoció su mayor volumen en los primeros # minutos.',
      'Un nivel probado # veces no es más fuerte por ello.',
      'La media de las últimas # sesiones da una escala para esta.',
      'Los vendedores que se adelantaron perdían # ticks al cierre.',
      'El VWAP estuvo plano durante # barras, que es el aspecto del equilibrio.',
      'Anota el precio, el motivo y la salida antes de entrar.',
      'La delta acumulada hizo un máximo menor # barras después que el precio.',
      'Un gráfico de # minutos por barra oculta el orden en que ocurrieron las cosas.',
      'El punto de control se movió # ticks y el rango no.',
    ],
  },
};
