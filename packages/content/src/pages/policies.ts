import type { Localized, TextPage } from '@otm/schema';
import { business } from '../business.ts';

const { product, hostPlatform, email, hours } = business;

const en: TextPage = {
  meta: {
    title: `Sales and return policies | ${product}`,
    description:
      'When a sale is final, the 30-day exception for technical problems, exchanges, and how your licence is made and delivered. In plain words.',
  },
  title: 'Sales and Return Policies',
  lead: 'What we promise, what we cannot take back, and what to do when something does not work.',
  blocks: [
    { type: 'heading', text: 'Before you pay' },
    {
      type: 'paragraph',
      text: `Software cannot be handed back once it has been copied. So please make sure first that ${product} is right for you. You can install the two free indicators, meet with an advisor and write to ${email} with any question.`,
    },
    {
      type: 'bullet',
      text: `The indicators need ${hostPlatform.name}, a supported version of Windows and a futures data feed.`,
    },
    {
      type: 'bullet',
      text: 'They are not an automatic system and cannot automate a strategy.',
    },
    {
      type: 'bullet',
      text: 'There is no extra charge after the purchase. Updates are free and announced by e-mail.',
    },
    { type: 'heading', text: 'When a sale is final' },
    {
      type: 'paragraph',
      text: 'All sales are final once the file is downloaded. There are no refunds for:',
    },
    { type: 'bullet', text: 'a change of mind' },
    { type: 'bullet', text: 'a problem caused by the software of a third party' },
    { type: 'bullet', text: 'a computer or platform with a non-standard setup' },
    { type: 'heading', text: 'The 30-day exception' },
    {
      type: 'paragraph',
      text: 'You can ask for a refund within 30 days of the purchase if a major technical problem keeps you from using the product and our support cannot solve it.',
    },
    {
      type: 'paragraph',
      text: `Write to ${email} and describe the problem in detail: what you did, what you expected and what happened. Add screenshots and the log of the platform. We try to fix it with you first. If we cannot, the exception applies.`,
    },
    { type: 'heading', text: 'Exchanges' },
    {
      type: 'paragraph',
      text: 'If another product would suit you better, ask us. Exchanges are at our discretion. After an exchange, the replaced product can no longer be refunded.',
    },
    { type: 'heading', text: 'Delivery of your licence' },
    {
      type: 'paragraph',
      text: `After paying you fill in a short form with your name, the machine ID of your computer, your e-mail address and a message if you like. We create the licence for that computer and e-mail it with instructions within 1 business day (${hours.en}).`,
    },
    {
      type: 'paragraph',
      text: `Nothing there after that time? Look in the spam folder first, then write to ${email}. We answer with the licence or with what is still missing.`,
    },
  ],
};

const es: TextPage = {
  meta: {
    title: `Políticas de venta y devolución | ${product}`,
    description:
      'Cuándo una venta es definitiva, la excepción de 30 días por problemas técnicos, los cambios y cómo se crea y se entrega la licencia.',
  },
  title: 'Políticas de venta y devolución',
  lead: 'A qué nos comprometemos, qué no se puede devolver y qué hacer si algo no funciona.',
  blocks: [
    { type: 'heading', text: 'Antes de pagar' },
    {
      type: 'paragraph',
      text: `Un programa no se puede devolver una vez copiado. Por eso conviene comprobar antes que ${product} es lo que busca. Puede instalar los dos indicadores gratis, reunirse con un asesor y escribir a ${email} con cualquier pregunta.`,
    },
    {
      type: 'bullet',
      text: `Los indicadores necesitan ${hostPlatform.name}, una versión compatible de Windows y una fuente de datos de futuros.`,
    },
    {
      type: 'bullet',
      text: 'No son un sistema automático ni pueden automatizar una estrategia.',
    },
    {
      type: 'bullet',
      text: 'Después de la compra no hay más cargos. Las actualizaciones son gratis y se anuncian por correo.',
    },
    { type: 'heading', text: 'Cuándo una venta es definitiva' },
    {
      type: 'paragraph',
      text: 'Toda venta es definitiva una vez descargado el archivo. No hay reembolso por:',
    },
    { type: 'bullet', text: 'un cambio de opinión' },
    { type: 'bullet', text: 'un problema causado por el software de un tercero' },
    { type: 'bullet', text: 'un equipo o una plataforma con una configuración no estándar' },
    { type: 'heading', text: 'La excepción de 30 días' },
    {
      type: 'paragraph',
      text: 'Puede solicitar un reembolso dentro de los 30 días siguientes a la compra si un problema técnico grave le impide usar el producto y nuestro soporte no puede resolverlo.',
    },
    {
      type: 'paragraph',
      text: `Escriba a ${email} y describa el problema en detalle: qué hizo, qué esperaba y qué ocurrió. Adjunte capturas de pantalla y el registro (log) de la plataforma. Primero intentamos resolverlo juntos. Si no es posible, se aplica la excepción.`,
    },
    { type: 'heading', text: 'Cambios' },
    {
      type: 'paragraph',
      text: 'Si otro producto le conviene más, consúltenos. Los cambios quedan a nuestro criterio. Después de un cambio, el producto reemplazado ya no admite reembolso.',
    },
    { type: 'heading', text: 'Entrega de la licencia' },
    {
      type: 'paragraph',
      text: `Después del pago se completa un formulario breve con el nombre, el ID de máquina del equipo, el correo y, si lo desea, un mensaje. La licencia se crea para ese equipo y se envía por correo con instrucciones en 1 día hábil como máximo (${hours.es}).`,
    },
    {
      type: 'paragraph',
      text: `¿No llegó nada en ese plazo? Revise primero la carpeta de correo no deseado y luego escriba a ${email}. Respondemos con la licencia o con lo que falte.`,
    },
  ],
};

/** The sales and return policies. */
export const policiesPage: Localized<TextPage> = { en, es };
