import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product, hostPlatform, hours, email } = business;

const en: ArticleText = {
  meta: {
    title: 'Why a licence is tied to a machine',
    description:
      'What a machine ID is, why we ask for it, how often a typed one goes wrong, and what to do before you change your trading computer.',
  },
  linkTitle: 'Licence and machine',
  title: 'Why a licence is tied to a machine',
  summary:
    'Between the payment and the first chart there is one form. It asks for 32 characters. Here is what they are, and how to spare yourself a second mail.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'You have bought a set of indicators and want to see them run. Instead you are asked for a machine ID. It looks like red tape. It is a short step if you know what it is for, and a slow one if a single character is wrong.',
    },
    { type: 'heading', text: 'What a machine ID is' },
    {
      type: 'paragraph',
      text: `${hostPlatform.name} works out a code from the parts of your computer and from its Windows. The code has 32 characters: the digits, and the letters from A to F. Another computer gives another code. It is not a password, and it is not your account.`,
    },
    {
      type: 'paragraph',
      text: 'A licence is made for one such code. An indicator that finds no licence for the computer it runs on does not load. The rest of the platform works as before.',
    },
    { type: 'heading', text: 'Why we ask for it' },
    {
      type: 'paragraph',
      text: 'The honest answer: it protects the seller. A file can be copied in a second. Without the code one buyer could pay for a whole room. A set that is paid for once would then have to cost more.',
    },
    {
      type: 'paragraph',
      text: 'You get something in return. This site has no account to log in to and no password to lose. After the purchase there is no further cost. Updates are free and are announced by e-mail.',
    },
    { type: 'heading', text: 'Copy it, never type it' },
    {
      type: 'paragraph',
      text: 'A common slip is to type the code from the screen. Say that you are careful and get each character right 99 times in 100. For a whole code that must go well 32 times in a row. Multiply 0.99 by itself 32 times and you get 0.72.',
    },
    {
      type: 'paragraph',
      text: 'So 28% of the codes that careful people type would be wrong: more than one in four. A code with one wrong letter still looks fine. Nobody can see it in the form. The licence is made, the mail arrives, and nothing loads.',
    },
    {
      type: 'paragraph',
      text: 'Copy and paste takes two seconds and makes no such errors. Count the characters afterwards if you like: there must be 32.',
    },
    { type: 'heading', text: 'What can change it' },
    {
      type: 'facts',
      caption: 'What a change means for the code',
      rows: [
        { name: 'Another computer', value: 'Another code' },
        { name: 'New parts in the same computer', value: 'It can change' },
        { name: 'Windows installed again', value: 'It can change' },
        { name: 'A Windows update', value: 'It can change' },
      ],
    },
    {
      type: 'paragraph',
      text: `If it has changed, the licence must be made again. When and how often that is possible is not a thing to learn from a blog: write to ${email} and ask before you change anything. Ask there too if you trade on two computers.`,
    },
    { type: 'heading', text: 'Before you change computers' },
    {
      type: 'steps',
      steps: [
        'Copy the old code into a text file. Keep it with the receipt.',
        'Write to support. Say which computer goes and when.',
        'Install the platform on the new computer. Copy the new code from there.',
        'Send the new code with the licence form, and name the old one in the message.',
        'Keep the old computer ready until the new licence works.',
      ],
    },
    {
      type: 'linkedParagraph',
      text: `The [licence form] asks for your name, the code and an e-mail address. The licence comes by e-mail within 1 business day (${hours.en}). A form sent on Friday night counts from Monday, so do not plan your first trade for Monday’s open.`,
      links: ['/licence'],
    },
    { type: 'heading', text: 'When it still does not load' },
    {
      type: 'paragraph',
      text: 'First compare the code in the form with the one on the screen, character by character. If they are the same, the cause lies elsewhere. An antivirus program may have taken a file away, or the platform has not been restarted since the import.',
    },
    {
      type: 'linkedParagraph',
      text: 'Both cases are on the page about [installation], step by step. If they do not help, write to us through the [contact] page.',
      links: ['/install', '/contact'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['machine-id', 'licence', 'data-feed', 'risk-capital'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A licence lets a tool run. It makes no trade better. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Por qué la licencia va con un equipo',
    description:
      'Qué es el ID de máquina, por qué lo pedimos, cuántas veces falla al escribirlo a mano y qué hacer antes de cambiar de equipo.',
  },
  linkTitle: 'Licencia y equipo',
  title: 'Por qué la licencia va con un equipo',
  summary:
    'Entre el pago y el primer gráfico hay un formulario. Te pide 32 caracteres. Aquí te contamos qué son y cómo ahorrarte un segundo correo.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'Compraste unos indicadores y quieres verlos en marcha. En cambio, te piden un ID de máquina. Parece un trámite más. Es un paso corto si sabes para qué sirve, y uno lento si un solo carácter está mal.',
    },
    { type: 'heading', text: 'Qué es el ID de máquina' },
    {
      type: 'paragraph',
      text: `${hostPlatform.name} calcula un código con las piezas de tu equipo y con su Windows. El código tiene 32 caracteres: las cifras y las letras de la A a la F. Otro equipo da otro código. No es una contraseña ni es tu cuenta.`,
    },
    {
      type: 'paragraph',
      text: 'Una licencia se crea para uno de esos códigos. El indicador que no encuentra licencia para el equipo en el que está no carga. El resto de la plataforma sigue igual.',
    },
    { type: 'heading', text: 'Por qué lo pedimos' },
    {
      type: 'paragraph',
      text: 'La respuesta honesta: protege a quien vende. Un archivo se copia en un segundo. Sin el código, un comprador podría pagar por toda una sala. Y algo que se paga una sola vez tendría que costar más.',
    },
    {
      type: 'paragraph',
      text: 'Tú también ganas algo. Este sitio no tiene cuentas que abrir ni contraseñas que perder. Después de la compra no hay más costos. Las actualizaciones son gratis y se anuncian por correo.',
    },
    { type: 'heading', text: 'Cópialo, no lo escribas' },
    {
      type: 'paragraph',
      text: 'Un tropiezo común es escribir el código mirando la pantalla. Digamos que tienes cuidado y aciertas cada carácter 99 veces de 100. Para un código completo debes acertar 32 veces seguidas. Multiplica 0.99 por sí mismo 32 veces y te queda 0.72.',
    },
    {
      type: 'paragraph',
      text: 'O sea que el 28\u00A0% de los códigos escritos con cuidado saldría mal: más de uno de cada cuatro. Un código con una letra cambiada se ve perfecto. Nadie lo nota en el formulario. La licencia se crea, el correo llega y nada carga.',
    },
    {
      type: 'paragraph',
      text: 'Copiar y pegar toma dos segundos y no comete esos errores. Si quieres, cuenta después los caracteres: deben ser 32.',
    },
    { type: 'heading', text: 'Qué puede cambiarlo' },
    {
      type: 'facts',
      caption: 'Qué le pasa al código con cada cambio',
      rows: [
        { name: 'Otro equipo', value: 'Otro código' },
        { name: 'Piezas nuevas en el mismo equipo', value: 'Puede cambiar' },
        { name: 'Windows instalado de nuevo', value: 'Puede cambiar' },
        { name: 'Una actualización de Windows', value: 'Puede cambiar' },
      ],
    },
    {
      type: 'paragraph',
      text: `Si cambió, hay que crear la licencia otra vez. Cuándo y cuántas veces se puede no es algo que se aprenda en un blog: escribe a ${email} y pregunta antes de cambiar nada. Pregunta también si operas en dos equipos.`,
    },
    { type: 'heading', text: 'Antes de cambiar de equipo' },
    {
      type: 'steps',
      steps: [
        'Copia el código viejo en un archivo de texto. Guárdalo con el recibo.',
        'Escribe a soporte. Di qué equipo se va y cuándo.',
        'Instala la plataforma en el equipo nuevo. Copia desde ahí el código nuevo.',
        'Envía el código nuevo con el formulario de licencia y nombra el viejo en el mensaje.',
        'Conserva el equipo viejo hasta que funcione la licencia nueva.',
      ],
    },
    {
      type: 'linkedParagraph',
      text: `El [formulario de licencia] te pide tu nombre, el código y un correo. La licencia llega por correo en 1 día hábil como máximo, ${hours.es}. Un formulario enviado el viernes por la noche cuenta desde el lunes: no planees tu primera operación para la apertura de ese día.`,
      links: ['/es/licence'],
    },
    { type: 'heading', text: 'Si aun así no carga' },
    {
      type: 'paragraph',
      text: 'Primero compara el código del formulario con el de la pantalla, carácter por carácter. Si son iguales, la causa es otra. Puede que un antivirus haya retirado un archivo o que la plataforma no se haya reiniciado tras importar.',
    },
    {
      type: 'linkedParagraph',
      text: 'Los dos casos están en la página de [instalación], paso a paso. Si no te sirven, escríbenos desde la página de [contacto].',
      links: ['/es/install', '/es/contact'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['machine-id', 'licence', 'data-feed', 'risk-capital'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una licencia permite usar una herramienta. No mejora ninguna operación. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** What a machine ID is, and how not to get it wrong. */
export const whyALicenceIsTiedToAMachine: Article = {
  slug: { en: 'why-a-licence-is-tied-to-a-machine', es: 'por-que-la-licencia-va-con-un-equipo' },
  picture: 'algorithms',
  published: '2026-06-09',
  text: { en, es },
};
