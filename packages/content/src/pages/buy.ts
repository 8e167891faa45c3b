import { defineMessages, messagesFor } from '@otm/schema';
import { business } from '../business.ts';
import { instalmentOffers, lowestPrice } from '../shop/price-phrases.ts';

const { product, hostPlatform, email, hours, community } = business;
const { telegram, discord } = community;

const en = {
  meta: {
    title: `Plans and prices for the ${product} indicators`,
    description: `All eight indicators in every plan: ${lowestPrice('yearly', 'en')} per year or ${lowestPrice('lifetime', 'en')} once for life. Requirements, delivery and refunds.`,
  },
  title: 'Subscription Plans',
  lead: 'Every plan includes all eight indicators. Pay yearly or once.',
  recommended: 'Recommended',
  comparison: {
    title: 'Compare the plans',
    caption: 'What each plan includes',
  },
  before: {
    title: 'Before you buy',
    facts: [
      {
        title: 'It isn’t an automatic system',
        text: 'The indicators draw on your chart. They place no orders and can’t automate a strategy. Every trade is your decision.',
      },
      {
        title: 'No tick replay',
        text: 'Version 2.5 works without tick replay. You don’t need to rebuild history tick by tick.',
      },
      {
        title: 'Market Replay works',
        text: `Use the Market Replay of ${hostPlatform.name} to practice on past sessions. The indicators also run on replayed data.`,
      },
      {
        title: 'There’s no demo version',
        text: 'Instead, book a walkthrough with an advisor, who shows you the indicators and answers your questions. Two indicators, Delta Bar and VWAP, are free.',
      },
      {
        title: 'No extra cost',
        text: 'You pay the price of your plan and nothing on top of it. The platform and the market data are separate services with prices of their own.',
      },
      {
        title: 'Updates are free',
        text: 'We’ll email you when a new version is out. You install it and keep your license.',
      },
      {
        title: 'What your computer needs',
        text: `${hostPlatform.name} on Windows 8.1, 10 or 11, or Windows Server 2012 or later. A 1 GHz processor (32 or 64 bit), 2 GB of RAM, .NET 4.8 and a screen of 1024 × 768. DirectX 10 is recommended.`,
      },
      {
        title: 'What data it needs',
        text: 'A futures feed that marks each trade with bid and ask. Spot forex has no central record of trades, so delta doesn’t work there.',
      },
      {
        title: 'Delivery',
        text: `After you pay, send us your name, email address and machine ID. We create your license and email it with instructions within 1 business day (${hours.en}).`,
      },
      {
        title: 'Refunds',
        text: 'A sale is final once the file is downloaded. For 30 days there’s one exception: a major technical problem that support can’t solve. The policy page has the details.',
      },
      {
        title: 'Installments',
        text: `You can also pay in parts: ${instalmentOffers('en')}. If you need another way to pay, ask us in the chat.`,
      },
      {
        title: 'How support works',
        text: `Write to ${email}, use the chat, or ask in our community on ${telegram.name} and ${discord.name}. In the chat you usually hear back within 1 hour.`,
      },
    ],
  },
} as const;

const es = messagesFor<typeof en>()({
  meta: {
    title: `Planes y precios de los indicadores ${product}`,
    description: `Los ocho indicadores en todos los planes: desde ${lowestPrice('yearly', 'es')} al año o ${lowestPrice('lifetime', 'es')} de por vida. Requisitos, entrega y reembolsos.`,
  },
  title: 'Planes y precios',
  lead: 'Todos los planes incluyen los ocho indicadores. Plus agrega una estrategia de continuación en video. Paga cada año o una sola vez.',
  recommended: 'Recomendado',
  comparison: {
    title: 'Compara los planes',
    caption: 'Qué incluye cada plan',
  },
  before: {
    title: 'Antes de comprar',
    facts: [
      {
        title: 'No es un sistema automático',
        text: 'Los indicadores dibujan en tu gráfico. No envían órdenes ni pueden automatizar una estrategia. Cada operación la decides tú.',
      },
      {
        title: 'Sin Tick Replay',
        text: 'La versión 2.5 funciona sin Tick Replay. No tienes que reconstruir el historial tick a tick para usarla.',
      },
      {
        title: 'Funciona en Market Replay',
        text: `Puedes practicar con sesiones pasadas en el Market Replay de ${hostPlatform.name}. Los indicadores también funcionan con datos reproducidos.`,
      },
      {
        title: 'No hay versión de prueba',
        text: 'En cambio, puedes reservar una reunión con un asesor que te muestra los indicadores y resuelve tus dudas. Dos indicadores, Delta Bar y VWAP, son gratis.',
      },
      {
        title: 'Sin costos extra',
        text: 'Pagas el precio de tu plan y nada más. La plataforma y los datos de mercado son servicios aparte, con sus propios precios.',
      },
      {
        title: 'Actualizaciones gratis',
        text: 'Te avisamos por correo cuando sale una versión nueva. La instalas y conservas tu licencia.',
      },
      {
        title: 'Qué necesita tu equipo',
        text: `${hostPlatform.name} en Windows 8.1, 10 u 11, o Windows Server 2012 o posterior. Un procesador de 1 GHz (32 o 64 bits), 2 GB de RAM, .NET 4.8 y una pantalla de 1024 × 768. Se recomienda DirectX 10.`,
      },
      {
        title: 'Qué datos necesita',
        text: 'Una fuente de datos de futuros que marque cada operación con bid y ask. El forex al contado no tiene un registro central de operaciones. Por eso ahí la delta no funciona.',
      },
      {
        title: 'Entrega',
        text: `Después de pagar nos envías tu nombre, tu correo y tu ID de máquina. Creamos tu licencia y te la mandamos por correo con instrucciones en 1 día hábil como máximo (${hours.es}).`,
      },
      {
        title: 'Reembolsos',
        text: 'La venta es definitiva cuando se descarga el archivo. Durante 30 días hay una excepción: un problema técnico grave que el soporte no pueda resolver. Los detalles están en la página de políticas.',
      },
      {
        title: 'Pago en partes',
        text: `También puedes pagar en partes: ${instalmentOffers('es')}. Si necesitas otra forma de pago, pregúntanos en el chat.`,
      },
      {
        title: 'Cómo funciona el soporte',
        text: `Escribe a ${email}, usa el chat o pregunta en nuestra comunidad de ${telegram.name} y ${discord.name}. En el chat sueles tener respuesta en menos de 1 hora.`,
      },
    ],
  },
});

/** The texts of the pricing page. */
export const buyPage = defineMessages(en, { es });
