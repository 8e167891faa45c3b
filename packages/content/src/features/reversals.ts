import type { Article, ArticleText } from '@otm/schema';

const en: ArticleText = {
  meta: {
    title: 'Reversals strategy: an extreme that is not confirmed',
    description:
      'When a new high or low finds no support in delta and price falls back into value. A checklist, simulated sessions of both outcomes, and the limits.',
  },
  linkTitle: 'Reversals',
  title: 'Reversals: an extreme that is not confirmed',
  summary:
    'Price makes a new extreme, cumulative delta does not, and price comes back into value. How to check it, and why it so often fails.',
  blocks: [
    { type: 'heading', text: 'The idea' },
    {
      type: 'paragraph',
      text: 'Every auction finds a price that nobody wants to pay any more. A reversal looks for it at the edge of the session. Price makes a new high or low, the aggressive side does not back it, and price returns to where most volume was traded.',
    },
    {
      type: 'paragraph',
      text: 'Two things can stand behind that edge. In exhaustion, buyers stop coming: price makes a new high, and cumulative delta stays below its own. In absorption, buyers still attack, but a patient seller takes it all: delta jumps, and price stays put.',
    },
    {
      type: 'paragraph',
      text: 'The right words are “not confirmed”. They do not mean “will turn”.',
    },
    { type: 'heading', text: 'Checklist' },
    {
      type: 'paragraph',
      text: 'The steps describe a high. For a low, turn them around.',
    },
    {
      type: 'steps',
      steps: [
        'Mark the value area of the session and its high and low so far.',
        'Wait for a new high of the session. Do not guess that it is the last one.',
        'Compare it with cumulative delta. If that is below its own high, the new price is not confirmed.',
        'Look into the bars at the high. Does delta shrink, or is it large while price stands still?',
        'Wait for a close back inside the value area. It must come in the bar of the high or in one of the next two.',
        'Place the stop beyond the high. A further high proves you wrong.',
        'Measure the way to the point of control. If it is shorter than the way to the stop, leave it.',
      ],
    },
    { type: 'heading', text: 'Sessions that turned, and sessions that did not' },
    {
      type: 'paragraph',
      text: 'The pictures come from a simulated market with five-minute bars. No turn was planted in it. The signal is steps 2, 3 and 5, for both directions, and nothing else. It uses only what is known at the close of a bar, comes at bar 18 at the earliest, and only the first one of a session counts.',
    },
    {
      type: 'paragraph',
      text: 'Then 14 bars decide; a signal with fewer bars left in its session is passed over. If price comes 10 ticks back before it goes 10 ticks against the signal, the session turned. If it goes against it first, does both in one bar or does neither, the session failed. Seeds are tried from 1 upwards. The first two of each kind are drawn. Nobody picked them.',
    },
    { type: 'chart', chart: 'reversal' },
    {
      type: 'paragraph',
      text: 'Two and two is not a hit rate. We ran a few hundred seeds, and the signal turned about as often as it failed. Many sessions gave none. That says something about the simulation, not about your market.',
    },
    { type: 'heading', text: 'Where it fails' },
    {
      type: 'bullet',
      text: 'On trend days. Cumulative delta can lag for hours while price goes on. Each new high looks unconfirmed, and each one costs a stop.',
    },
    {
      type: 'bullet',
      text: 'With patient buyers. Limit orders can hold a market up while others sell into it. Price rises, delta falls, and the divergence is a sign of strength.',
    },
    {
      type: 'bullet',
      text: 'Early in the session. The value area is still narrow and moves with each bar. A close inside it means little.',
    },
    {
      type: 'bullet',
      text: 'When the return is too fast. Price may already be near the point of control. The stop is then far away, and there is little left to win.',
    },
    {
      type: 'bullet',
      text: 'After a stop run. Price takes the orders above an old high, drops for a minute, and then trends.',
    },
    { type: 'heading', text: 'Risk before reward' },
    {
      type: 'paragraph',
      text: 'A reversal stands in front of the side that is winning right now. That is the price of a close stop: it will be hit often. Count the ticks to it, add some for slippage, and take the size from there.',
    },
    {
      type: 'paragraph',
      text: 'Never add to a losing reversal. One try for each extreme is enough. After two losses in a session, the market is telling you that it trends. Stop fading it.',
    },
    {
      type: 'paragraph',
      text: 'Set the exit before the entry. The VWAP and the point of control are first aims, because the market has accepted those prices before. That is all they are: it may never get there.',
    },
    {
      type: 'linkedParagraph',
      text: 'Do the two causes still look alike? Read [absorption against exhaustion]. And if price stays outside value, look at the [momentum strategy] instead.',
      links: ['/blog/absorption-vs-exhaustion', '/features/momentum-strategy'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['reversal', 'divergence', 'absorption', 'exhaustion', 'value-area', 'stop-run'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'Trading against a move can lose money fast, and a stop may be filled far from its price. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Estrategia de reversals: un extremo sin confirmar',
    description:
      'Cuando la delta no respalda un nuevo máximo o mínimo y el precio vuelve al valor. Lista de control, sesiones con ambos desenlaces y límites.',
  },
  linkTitle: 'Reversals',
  title: 'Reversals: un extremo que nadie confirma',
  summary:
    'El precio marca un nuevo extremo, la delta acumulada no, y el precio regresa al valor. Cómo revisarlo y por qué falla tan a menudo.',
  blocks: [
    { type: 'heading', text: 'La idea' },
    {
      type: 'paragraph',
      text: 'Toda subasta llega a un precio que ya nadie quiere pagar. Un reversal lo busca en el borde de la sesión. El precio marca un nuevo máximo o mínimo, el lado agresivo no lo respalda y el precio regresa adonde se operó más volumen.',
    },
    {
      type: 'paragraph',
      text: 'Detrás de ese borde puede haber dos cosas. En el agotamiento dejan de llegar compradores: el precio marca un máximo y la delta acumulada se queda bajo el suyo. En la absorción los compradores siguen atacando, pero un vendedor paciente se lo queda todo: la delta salta y el precio no se mueve.',
    },
    {
      type: 'paragraph',
      text: 'Lo correcto es decir «sin confirmar». No quiere decir «va a girar».',
    },
    { type: 'heading', text: 'Lista de control' },
    {
      type: 'paragraph',
      text: 'Los pasos describen un máximo. Para un mínimo, se leen al revés.',
    },
    {
      type: 'steps',
      steps: [
        'Marca el área de valor de la sesión y su máximo y mínimo hasta ahora.',
        'Espera un nuevo máximo de la sesión. No intentes adivinar si será el último.',
        'Compáralo con la delta acumulada. Si está por debajo de su propio máximo, el nuevo precio queda sin confirmar.',
        'Mira dentro de las barras del máximo. ¿La delta se encoge, o es grande y el precio no avanza?',
        'Espera un cierre de vuelta dentro del área de valor. Tiene que llegar en la barra del máximo o en una de las dos siguientes.',
        'Pon el stop más allá del máximo. Un máximo mayor te quita la razón.',
        'Mide la distancia al punto de control. Si es menor que la del stop, déjalo pasar.',
      ],
    },
    { type: 'heading', text: 'Sesiones que giraron y sesiones que no' },
    {
      type: 'paragraph',
      text: 'Las imágenes salen de un mercado simulado con barras de cinco minutos. Nadie puso en él un giro. La señal son los pasos 2, 3 y 5, en ambas direcciones, y nada más. Usa solo lo que se sabe al cierre de una barra, no aparece antes de la barra 18 y solo cuenta la primera de cada sesión.',
    },
    {
      type: 'paragraph',
      text: 'Después deciden 14 barras; si a la sesión le quedan menos, la señal se descarta. Si el precio regresa 10 ticks antes de ir 10 ticks contra la señal, la sesión giró. Si va primero en contra, hace ambas cosas en una barra o no hace ninguna, la sesión falló. Las semillas se prueban en orden desde la 1. Se dibujan las dos primeras de cada tipo. Nadie las eligió.',
    },
    { type: 'chart', chart: 'reversal' },
    {
      type: 'paragraph',
      text: 'Dos y dos no es una tasa de acierto. Probamos unos cientos de semillas y la señal giró más o menos tantas veces como falló. Muchas sesiones no dieron ninguna. Eso habla de la simulación, no de tu mercado.',
    },
    { type: 'heading', text: 'Dónde falla' },
    {
      type: 'bullet',
      text: 'En días de tendencia. La delta acumulada puede rezagarse durante horas mientras el precio sigue. Cada máximo parece sin confirmar y cada uno cuesta un stop.',
    },
    {
      type: 'bullet',
      text: 'Con compradores pacientes. Las órdenes límite pueden sostener el mercado mientras otros le venden. El precio sube, la delta baja y la divergencia es señal de fuerza.',
    },
    {
      type: 'bullet',
      text: 'Al comienzo de la sesión. El área de valor aún es estrecha y se mueve con cada barra. Un cierre dentro dice poco.',
    },
    {
      type: 'bullet',
      text: 'Cuando el regreso es demasiado rápido. El precio puede estar ya cerca del punto de control. El stop queda lejos y hay poco por ganar.',
    },
    {
      type: 'bullet',
      text: 'Después de una barrida de stops. El precio toma las órdenes sobre un máximo viejo, cae un minuto y luego arranca.',
    },
    { type: 'heading', text: 'Primero el riesgo' },
    {
      type: 'paragraph',
      text: 'Un reversal se pone delante del lado que va ganando. Ese es el precio de un stop cercano: lo van a tocar muchas veces. Cuenta los ticks que faltan hasta él, suma algo por el deslizamiento y saca de ahí el tamaño.',
    },
    {
      type: 'paragraph',
      text: 'Nunca agregues contratos a un reversal que pierde. Un intento por extremo es suficiente. Después de dos pérdidas en una sesión, el mercado te está diciendo que tiene tendencia. Deja de ir en contra.',
    },
    {
      type: 'paragraph',
      text: 'Define la salida antes que la entrada. El VWAP y el punto de control son los primeros objetivos, porque el mercado ya aceptó esos precios. No son más que eso: puede que nunca llegue.',
    },
    {
      type: 'linkedParagraph',
      text: '¿Todavía se te parecen las dos causas? Lee [absorción y agotamiento]. Y si el precio se queda fuera del valor, mejor mira la [estrategia de momentum].',
      links: ['/es/blog/absorcion-y-agotamiento', '/es/features/estrategia-momentum'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['reversal', 'divergence', 'absorption', 'exhaustion', 'value-area', 'stop-run'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Operar contra un movimiento puede costar dinero muy rápido, y un stop puede ejecutarse lejos de su precio. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on trading against an extreme. */
export const reversals: Article = {
  slug: { en: 'reversals-strategy', es: 'estrategia-reversals' },
  picture: 'swing',
  published: '2026-11-02',
  text: { en, es },
};
