import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Channel, sendLink } from './channels.ts';
import { readPhone } from './link.ts';

const recipient = { phone: '+1 (555) 010-0199', user: 'acme.trading' };
const channels: Channel[] = ['whatsapp', 'telegram', 'messenger', 'sms'];

/** Parses the text of a link, as the messaging service does. */
function readText(link: string | null | undefined) {
  const { searchParams } = new URL(link ?? '');
  return searchParams.get('text') ?? searchParams.get('body');
}

describe('sendLink', () => {
  it.each(channels)('carries any Unicode text on %s', (channel) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readText(sendLink({ ...recipient, channel }, text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(channels)('replaces half a surrogate pair on %s', (channel) => {
    const link = sendLink({ ...recipient, channel }, 'a\ud83dz');
    expect(readText(link)).toBe('a\ufffdz');
  });

  it('carries the characters that other widgets cut at', () => {
    const text = '50% off & more? #1 + ñ';
    expect(readText(sendLink(recipient, text))).toBe(text);
  });

  it('returns the public send link with phone and text by default', () => {
    expect(sendLink(recipient, 'Hello there')).toBe(
      'https://api.whatsapp.com/send/?phone=15550100199&text=Hello%20there',
    );
  });

  it.each([
    ['telegram', 'https://t.me/acme.trading?text=Hi'],
    ['messenger', 'https://m.me/acme.trading?text=Hi'],
    ['sms', 'sms:+15550100199?&body=Hi'],
  ])('returns the link of %s', (channel, link) => {
    expect(sendLink({ ...recipient, channel }, 'Hi')).toBe(link);
  });

  it('uses the phone on Telegram when there is no user', () => {
    expect(sendLink({ phone: '+15550100199', channel: 'telegram' }, '')).toBe(
      'https://t.me/+15550100199?text=',
    );
  });

  it.each([
    ['whatsapp', { user: 'acme' }],
    ['sms', { phone: '12' }],
    ['messenger', { phone: '+15550100199' }],
    ['telegram', {}],
    ['carrier-pigeon', recipient],
    ['constructor', recipient],
    ['__proto__', recipient],
    ['toString', recipient],
  ])('returns nothing on %s without what it needs', (channel, to) => {
    expect(sendLink({ ...to, channel }, 'Hi')).toBeFalsy();
  });

  it('stays on the service for a hostile user name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (user) => {
        const { host } = new URL(sendLink({ user, channel: 'messenger' }, '') ?? '');
        expect(host).toBe('m.me');
      }),
    );
  });
});

describe('readPhone', () => {
  it.each([
    ['+1 (555) 010-0199', '15550100199'],
    ['0044 20 7946 0000', '442079460000'],
    ['tel:+34-600-000-000', '34600000000'],
  ])('reduces %s to digits', (phone, digits) => {
    expect(readPhone(phone)).toBe(digits);
  });

  it.each(['', '12', 'call us', '1234567890123456', '٠١٢٣٤٥٦٧٨', null, undefined])(
    'rejects %s',
    (phone) => {
      expect(readPhone(phone)).toBe('');
    },
  );

  it('returns digits or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPhone(text)).toMatch(/^(|[1-9]\d{6,14})$/);
      }),
    );
  });
});
