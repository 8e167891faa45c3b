import { messagesFor } from '@otm/schema';
import { business } from '../../business.ts';
import { factText, shopFacts } from '../../shop/owner-facts.ts';
import { lowestPrice } from '../../shop/price-phrases.ts';
import type { en } from './en.ts';

const { product, hostPlatform, hours } = business;

/** The order page in Spanish. */
export const es = messagesFor<typeof en>()({
  meta: {
    title: `Resumen del pedido | ${product}`,
    description:
      'Producto, licencia y precio del pedido. Desde aquí se pasa a la página de pago que se prefiera.',
  },
  title: 'Su pedido',
  lead: `Una licencia de por vida para ${hostPlatform.name}. Se paga una vez, sin más cargos.`,
  orderDate: 'Fecha del pedido',
  item: 'Producto',
  licence: 'Licencia',
  lifetime: 'De por vida',
  price: 'Precio',
  partsTotal: 'Si se compran por separado',
  saved: 'Usted ahorra',
  total: 'Total a pagar',
  checkout: 'Pagar',
  payments: 'Formas de pago',
  accepted: 'Se acepta',
  safe: 'La página de pago se abre en otra pestaña, en el sitio de la empresa de pagos. Este sitio nunca ve el número de su tarjeta.',
  before: 'Antes de pagar, lea las',
  policies: 'Políticas de venta y devolución',
  contents: {
    title: 'Qué incluye',
    pack: 'Todas las imágenes son de la misma sesión simulada. Cada precio es el del indicador por separado.',
    one: 'Una sesión simulada, leída con este indicador.',
    sum: 'Por separado',
    packFact: factText(shopFacts.pack, 'es'),
    freeFact: factText(shopFacts.freeVersion, 'es'),
    freeAction: 'Ver la versión gratis',
    guide: 'Cómo se lee',
  },
  plans: {
    title: 'Dos precios, dos ofertas',
    text: `Este pedido se paga una vez e incluye lo que se ve aquí. Los ocho indicadores vienen con los planes: desde ${lowestPrice('yearly', 'es')} al año o desde ${lowestPrice('lifetime', 'es')} en un solo pago.`,
    action: 'Ver planes y precios',
  },
  after: {
    title: 'Después de pagar',
    send: {
      title: 'Envíe su ID de máquina',
      text: 'Un formulario breve pide el nombre, el correo y el ID del equipo en el que se opera.',
      action: 'Formulario de la licencia',
    },
    receive: {
      title: 'Reciba su licencia',
      text: `La creamos para ese equipo y la enviamos por correo en 1 día hábil como máximo (${hours.es}).`,
    },
    chart: {
      title: 'Importe y abra un gráfico',
      text: `Importe el archivo en ${hostPlatform.name}, reinicie la plataforma y agregue un indicador.`,
      action: 'Ayuda para instalar',
    },
  },
  final: {
    title: 'La venta es definitiva una vez descargado el archivo.',
    text: 'Durante los 30 días siguientes a la compra hay una excepción: un problema técnico grave que nuestro soporte no pueda resolver.',
  },
  others: {
    title: '¿Busca otro indicador?',
    text: 'Cada uno tiene su propia licencia de por vida.',
  },
  empty: {
    lead: 'Aquí no hay ningún producto elegido, así que no hay nada que pagar.',
    plans: 'Planes con los ocho indicadores',
    products: 'Pedidos',
  },
});
