import { business } from '../../business.ts';
import { reviewsIn } from '../../reviews-in.ts';
import { factText, shopFacts } from '../../shop/owner-facts.ts';
import { lowestPrice } from '../../shop/price-phrases.ts';
import type { NewHomePage } from './new-home-page.ts';
import { monthlyPlans } from './plans.ts';

const { product, hostPlatform } = business;

/** The alternative landing page in Spanish. */
export const newHomeEs: NewHomePage = {
  meta: {
    title: `Mira quién movió el precio: order flow con ${product}`,
    description: `Mira la delta de cada barra, el volumen por precio y el VWAP con ${product} para ${hostPlatform.name}. Planes mensuales, lecciones y límites claros.`,
  },
  hero: {
    title: 'Mira quién movió el precio antes de operar.',
    lead: `Una vela guarda cuatro precios. ${product} agrega lo que se operó: la compra agresiva de cada barra menos la venta agresiva, el volumen de cada precio y el precio promedio pagado.`,
    plans: 'Ver planes',
    ask: 'Hacer una pregunta',
    readTitle: 'Lee la imagen en tres pasos',
    reading: [
      'Debajo de las velas: la delta de cada barra. Sobre la línea se compró más en el ask (venta); debajo se vendió más en el bid (compra).',
      'A la derecha: cuántos contratos se operaron en cada precio. La fila más larga es el punto de control.',
      'Sobre las velas: el VWAP, el precio promedio de la sesión. Compara los tres antes de decidir nada.',
    ],
    risk: 'Operar futuros conlleva un riesgo considerable de pérdida. La imagen usa datos simulados y no es el resultado de una operación.',
    riskLink: 'Aviso de riesgo',
  },
  values: {
    title: 'Tres preguntas que la vela deja abiertas',
    lead: `Cada uno de los ocho indicadores responde a una pregunta. Aquí van tres para empezar en ${hostPlatform.name}.`,
    items: [
      {
        title: '¿Quién atacó en esta barra?',
        text: 'Delta Bar resta los contratos vendidos en el bid de los comprados en el ask. Una delta grande con una vela pequeña suele indicar que alguien absorbió el ataque.',
      },
      {
        title: '¿En qué precio se operaron más contratos?',
        text: 'Volume Profile suma los contratos de cada precio. La fila más larga es el punto de control; el área de valor que la rodea reúne al menos el 70\u00A0% del volumen.',
      },
      {
        title: '¿El mercado está caro o barato hoy?',
        text: 'El VWAP es lo que costó el contrato promedio desde la apertura. Sus bandas dicen cuánto se alejó el mercado de ese precio, en desviaciones estándar.',
      },
    ],
    simulated: 'Las tres imágenes se calculan con las mismas operaciones simuladas.',
  },
  plans: {
    title: 'Planes mensuales',
    lead: `Todos los planes incluyen los mismos indicadores. Los más completos agregan una estrategia para practicar. ${factText(shopFacts.continuation, 'es')}`,
    period: 'al mes',
    items: monthlyPlans.es,
    note: `Los planes mensuales no se venden en línea. Escríbenos si quieres uno. Lo que puedes comprar hoy mismo cuesta desde ${lowestPrice('yearly', 'es')} al año o ${lowestPrice('lifetime', 'es')} una sola vez.`,
    noteAction: 'Comparar los planes en venta',
  },
  testimonials: {
    title: 'Testimonios',
    lead: 'Los tres son muestras. No los escribió ningún cliente.',
    items: reviewsIn('es', [
      {
        id: 'patience',
        sample: true,
        name: 'Alguien que opera futuros de índices',
        quote:
          'Antes entraba por la vela. Ahora espero a que la delta acompañe, y casi todos los días dejo pasar la primera operación.',
      },
      {
        id: 'levels',
        sample: true,
        name: 'Alguien que opera petróleo',
        quote:
          'Con el perfil quité líneas del gráfico. Sigo perdiendo algunos días, pero ya sé qué nivel falló.',
      },
      {
        id: 'support',
        sample: true,
        name: 'Alguien que acababa de empezar',
        quote:
          'Mi antivirus bloqueó el archivo. Con los pasos de la página de instalación y un correo quedó funcionando.',
      },
    ]),
    disclosure: {
      title: 'Sobre los testimonios.',
      text: 'La experiencia de un cliente puede no ser representativa de la de otros. Un testimonio no garantiza resultados ni éxitos futuros.',
    },
  },
  education: {
    title: 'Aprende antes de pagar',
    lead: 'Cuatro pasos cortos. Cada uno de los dos primeros viene con un indicador que no cuesta nada.',
    lessons: [
      {
        id: 'freeDeltaBar',
        title: 'La delta, barra por barra',
        text: 'Pon Delta Bar, que es gratis, en un gráfico y observa una sesión. Anota dónde una delta grande movió el precio y dónde no.',
        action: 'Conseguir Delta Bar gratis',
      },
      {
        id: 'freeVwap',
        title: 'El precio promedio del día',
        text: 'Agrega el VWAP, también gratis. Observa cuántas veces vuelve el precio a tocarlo y qué días no lo toca nunca.',
        action: 'Conseguir VWAP gratis',
      },
      {
        id: 'install',
        title: 'Una instalación limpia',
        text: 'Importar, reiniciar y agregar un indicador a un gráfico, con tu antivirus encendido y una solución para cada error.',
        action: 'Leer los pasos',
      },
      {
        id: 'risk',
        title: 'Conoce lo que arriesgas',
        text: 'Lee cuánto pueden costar los futuros y por qué un resultado simulado vale menos de lo que parece.',
        action: 'Leer sobre el riesgo',
      },
    ],
  },
  questions: {
    title: 'Preguntas antes de comprar',
    items: [
      {
        question: '¿Opera por mí?',
        answer: 'No, operas tú. Los indicadores no envían órdenes ni ejecutan estrategias.',
      },
      {
        question: '¿Puedo probarlo antes?',
        answer:
          'No hay versión de prueba. Dos indicadores son gratis, y puedes reservar una reunión con un asesor que te muestra los demás.',
      },
      {
        question: '¿Qué necesito para usarlo?',
        answer: `${hostPlatform.name} en Windows y datos de futuros con el bid y el ask de cada operación. La versión 2.5 no necesita Tick Replay.`,
      },
      {
        question: '¿Funciona en forex?',
        answer:
          'La delta necesita un registro central de operaciones. El forex al contado no lo tiene; usa un contrato de futuros de la divisa.',
      },
      {
        question: '¿Por qué estos precios no son los de la página de precios?',
        answer:
          'Los planes mensuales solo se ofrecen en esta página y se contratan por solicitud. En línea se venden planes anuales y licencias de por vida.',
      },
      {
        question: '¿Me devuelven el dinero?',
        answer:
          'No, una vez descargado el archivo. Hay una excepción en los primeros 30 días: un problema técnico grave, con pruebas detalladas, que nuestro soporte no pueda resolver.',
      },
    ],
  },
  last: {
    title: 'Empieza con dos indicadores gratis.',
    text: 'Te muestran cómo se leen la delta y el VWAP en tu propio gráfico. Cuando quieras los ocho, compara los planes.',
    plans: 'Ir a los planes',
    ask: 'Escribirnos',
    risk: {
      title: 'Riesgo.',
      text: 'Operar futuros y forex conlleva un riesgo considerable de pérdida y no es adecuado para todos. Se puede perder todo lo invertido y más. Conviene operar solo con capital de riesgo. Los rendimientos pasados no garantizan resultados futuros.',
    },
  },
};
