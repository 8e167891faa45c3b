import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages, messagesFor } from './define-messages.ts';
import type { Message } from './message.ts';

/** The labels of a component, as the component declares them. */
interface CartLabels {
  readonly title: string;
  readonly total: Message<'amount'>;
  readonly note: Message<'amount' | 'items', never>;
  readonly fields: Readonly<Record<'name', { readonly label: string; readonly hint?: string }>>;
}

describe('defineMessages', () => {
  it('returns the messages of every language', () => {
    const cart = defineMessages(
      { items: '{count} items', steps: ['Pay', 'Wait {days} days'] },
      { es: { items: '{count} artículos', steps: ['Pagar', 'Esperar {days} días'] } },
    );
    expect(cart).toEqual({
      en: { items: '{count} items', steps: ['Pay', 'Wait {days} days'] },
      es: { items: '{count} artículos', steps: ['Pagar', 'Esperar {days} días'] },
    });
    expectTypeOf(cart.es.items).toEqualTypeOf<Message<'count'>>();
  });

  it('accepts placeholders in another order, and values of the business', () => {
    const business: { readonly product: string } = { product: 'OTM' };
    const { es } = defineMessages(
      { shown: `{shown} of {all} in ${business.product}` },
      { es: { shown: `De {all}, {shown} en ${business.product}` } },
    );
    expectTypeOf(es.shown).toEqualTypeOf<Message<'shown' | 'all'>>();
  });

  it('does not compile with an unknown placeholder in a translation', () => {
    // @ts-expect-error unknownPlaceholder: "correo"
    defineMessages({ failure: 'Write to {email}' }, { es: { failure: 'Escribe a {correo}' } });
    // @ts-expect-error unknownPlaceholder: "correo"
    defineMessages({ failure: 'Write to us' }, { es: { failure: 'Escribe a {correo}' } });
  });

  it('does not compile with a missing placeholder in a translation', () => {
    // @ts-expect-error missingPlaceholder: "email"
    defineMessages({ failure: 'Write to {email}' }, { es: { failure: 'Escríbenos' } });
  });

  it('does not compile with a missing or unknown key, or a missing language', () => {
    // @ts-expect-error Property "close" is missing.
    defineMessages({ open: 'Open', close: 'Close' }, { es: { open: 'Abrir' } });
    // @ts-expect-error unknownKey: "close"
    defineMessages({ open: 'Open' }, { es: { open: 'Abrir', close: 'Cerrar' } });
    // @ts-expect-error Property "es" is missing.
    defineMessages({ open: 'Open' }, {});
  });
});

describe('messagesFor', () => {
  const cart = messagesFor<CartLabels>()({
    title: 'Cart',
    total: 'Total: {amount}',
    note: 'Plus shipping',
    fields: { name: { label: 'Name' } },
  });

  it("returns messages that fit a component's labels", () => {
    expectTypeOf(cart).toExtend<CartLabels>();
    expect(cart.total).toBe('Total: {amount}');
  });

  it('does not compile with a placeholder that the component does not fill in', () => {
    messagesFor<CartLabels>()({
      ...cart,
      // @ts-expect-error unknownPlaceholder: "sum"
      total: 'Total: {sum}',
      // @ts-expect-error unknownPlaceholder: "amount"
      title: 'Cart: {amount}',
    });
  });

  it('does not compile without a placeholder that the component fills in', () => {
    // @ts-expect-error missingPlaceholder: "amount"
    messagesFor<CartLabels>()({ ...cart, total: 'Total' });
  });

  it('does not compile with a missing or unknown key', () => {
    // @ts-expect-error Property "name" is missing.
    messagesFor<CartLabels>()({ ...cart, fields: {} });
    const fields = { name: { label: 'Name' }, phone: { label: 'Phone' } };
    // @ts-expect-error unknownKey: "phone"
    messagesFor<CartLabels>()({ ...cart, fields });
  });

  it("checks a language in a file of its own against the default language's messages", () => {
    const en = { failure: 'Write to {email}' } as const;
    expect(messagesFor<typeof en>()({ failure: 'Escribe a {email}' }).failure).toContain('{email}');
    // @ts-expect-error unknownPlaceholder: "correo"
    messagesFor<typeof en>()({ failure: 'Escribe a {correo}' });
  });
});
