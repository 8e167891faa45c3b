import { defineMessages, messagesFor } from '@otm/schema';
import { business } from '../business.ts';

const { product, hours } = business;

const en = {
  meta: {
    title: `Order summary | ${product}`,
    description:
      'Check what you’re buying, its license and its price, then continue to the checkout that you prefer.',
  },
  title: 'Your order',
  empty: 'Your order is empty.',
  choosePlan: 'See plans and prices',
  orderDate: 'Order date',
  item: 'Item',
  licence: 'License',
  lifetime: 'Lifetime',
  price: 'Price',
  partsTotal: 'Price if bought separately',
  total: 'Total to pay',
  checkout: 'Checkout',
  policies: 'Sales and Return Policies',
  delivery: `After paying, send us your machine ID. The license is made for that computer and arrives by email within 1 business day (${hours.en}).`,
  payments: 'Ways to pay',
} as const;

const es = messagesFor<typeof en>()({
  meta: {
    title: `Resumen del pedido | ${product}`,
    description:
      'Producto, licencia y precio del pedido. Desde aquí se pasa a la página de pago que se prefiera.',
  },
  title: 'Su pedido',
  empty: 'Su pedido está vacío.',
  choosePlan: 'Ver planes y precios',
  orderDate: 'Fecha del pedido',
  item: 'Producto',
  licence: 'Licencia',
  lifetime: 'De por vida',
  price: 'Precio',
  partsTotal: 'Precio por separado',
  total: 'Total a pagar',
  checkout: 'Pagar',
  policies: 'Políticas de venta y devolución',
  delivery: `Después del pago, envíe su ID de máquina. La licencia se crea para ese equipo y llega por correo en 1 día hábil como máximo (${hours.es}).`,
  payments: 'Formas de pago',
});

/** The texts of the order page. */
export const orderPage = defineMessages(en, { es });
