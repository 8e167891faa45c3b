import type { Term } from '@otm/schema';
import { business } from '../business.ts';

const questions = 'frequently-asked-questions';

/** Terms of the instrument, the platform and the licence. */
export const platformTerms: readonly Term[] = [
  {
    id: 'tick-replay',
    name: { en: 'Tick Replay', es: 'Tick Replay' },
    short: {
      en: 'A platform setting that rebuilds past bars trade by trade, so that tick logic also runs on history.',
      es: 'Un ajuste de la plataforma que rehace las barras pasadas operación por operación, para calcular también el historial tick a tick.',
    },
    long: {
      en: 'It is off by default and takes much memory and time. Version 2.5 of our indicators does not use it; you can leave it off.',
      es: 'Viene apagado y consume mucha memoria y tiempo. La versión 2.5 de nuestros indicadores no lo usa; puedes dejarlo apagado.',
    },
    related: ['market-replay', 'data-feed', 'tick', 'bar'],
    spellings: { en: ['tick replay'], es: ['tick replay'] },
    article: questions,
  },
  {
    id: 'market-replay',
    name: { en: 'Market Replay', es: 'Market Replay' },
    short: {
      en: 'A mode of the platform that plays a past session again as if it were live.',
      es: 'Un modo de la plataforma que reproduce una sesión pasada como si fuera en vivo.',
    },
    long: {
      en: `In ${business.hostPlatform.name} it runs through the Playback connection, and our indicators work in it. You can practise at real speed. Fills are simulated: no order of yours ever stood in the book.`,
      es: `En ${business.hostPlatform.name} funciona con la conexión Playback, y nuestros indicadores trabajan ahí. Sirve para practicar a velocidad real. Sus ejecuciones son simuladas: ninguna orden tuya estuvo en el libro.`,
    },
    related: ['tick-replay', 'hypothetical-result', 'session', 'data-feed'],
    spellings: { en: ['market replay'], es: ['market replay'] },
    article: questions,
  },
  {
    id: 'futures-contract',
    name: { en: 'Futures contract', es: 'Contrato de futuros' },
    short: {
      en: 'An agreement traded on an exchange to buy or sell a set amount of something on a later date.',
      es: 'Un acuerdo negociado en bolsa para comprar o vender una cantidad fija de algo en una fecha posterior.',
    },
    long: {
      en: 'Its trades pass through one exchange, so delta has one tape; forex has no central one. A contract moves far more money than the deposit behind it, and a loss can be larger than that deposit.',
      es: 'Sus operaciones pasan por una sola bolsa, así que la delta tiene una sola cinta; el forex, ninguna central. Un contrato mueve mucho más dinero que el depósito que lo respalda, y la pérdida puede superar ese depósito.',
    },
    related: ['tick-value', 'risk-capital', 'tape', 'delta'],
    spellings: {
      en: ['futures contract', 'futures contracts'],
      es: ['contrato de futuros', 'contratos de futuros'],
    },
  },
  {
    id: 'data-feed',
    name: { en: 'Data feed', es: 'Proveedor de datos (data feed)' },
    short: {
      en: 'The service that sends the trades and quotes of the exchange to your platform.',
      es: 'El servicio que envía a tu plataforma las operaciones y cotizaciones de la bolsa.',
    },
    long: {
      en: 'Delta needs each trade in real time, with the bid and the ask of that moment. A feed that bundles or drops trades gives other numbers. Ask what yours sends before you compare charts.',
      es: 'La delta necesita cada operación en tiempo real, con el bid y el ask de ese momento. Un proveedor que agrupa o pierde operaciones da otras cifras. Pregunta al tuyo qué envía antes de comparar gráficos.',
    },
    related: ['tape', 'delta', 'futures-contract', 'tick-replay'],
    spellings: {
      en: ['data feed', 'data feeds'],
      es: ['proveedor de datos', 'proveedores de datos', 'fuente de datos', 'data feed'],
    },
    article: questions,
  },
  {
    id: 'machine-id',
    name: { en: 'Machine ID', es: 'ID de máquina (Machine ID)' },
    short: {
      en: 'A code of 32 letters and digits by which the platform knows your computer.',
      es: 'Un código de 32 letras y números con el que la plataforma reconoce tu equipo.',
    },
    long: {
      en: 'Copy it, do not type it: one wrong sign and the licence is made for another machine. New hardware, a Windows update or a fresh Windows can change it; if so, write to support.',
      es: 'Cópialo, no lo escribas a mano: con un signo mal, la licencia queda hecha para otro equipo. Puede cambiar con piezas nuevas o al actualizar o reinstalar Windows; si cambia, avisa a soporte.',
    },
    related: ['licence', 'data-feed'],
    spellings: {
      en: ['machine ID', 'machine IDs'],
      es: ['ID de máquina', 'Machine ID'],
    },
    article: questions,
  },
  {
    id: 'licence',
    name: { en: 'Licence', es: 'Licencia' },
    short: {
      en: 'The permission to use the indicators, made for one machine ID and sent by e-mail.',
      es: 'El permiso para usar los indicadores, hecho para un ID de máquina y enviado por correo.',
    },
    long: {
      en: 'A lifetime licence is paid once and includes future updates; a yearly plan runs for one year. After buying you ask for it with a form; it is sent within 1 business day.',
      es: 'Una licencia de por vida se paga una vez e incluye las actualizaciones futuras; un plan anual dura un año. Tras la compra la pides con un formulario; se envía en 1 día hábil como máximo.',
    },
    related: ['machine-id', 'market-replay'],
    spellings: { en: [], es: [] },
    article: 'payments',
  },
];
