import { describe, expect, it } from 'vitest';
import type { Mail } from './inbox.ts';
import { bodyOf, emlOf, subjectOf } from './mail-text.ts';

const mail = (params: Record<string, string>): Mail => ({
  id: 1,
  receivedAt: '2026-11-22T03:04:05.000Z',
  read: false,
  request: {
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'sandbox-contact',
    template_params: params,
  },
});

const parse = (eml: string) => {
  const [head = '', body = ''] = eml.split('\r\n\r\n');
  const headers = new Map(
    head.split('\r\n').map((line) => line.split(': ', 2) as [string, string]),
  );
  const [, subject = ''] = /^=\?utf-8\?B\?(.*)\?=$/.exec(headers.get('Subject') ?? '') ?? [];
  return {
    headers,
    subject: Buffer.from(subject, 'base64').toString(),
    lines: body.trimEnd().split('\r\n'),
    text: Buffer.from(body, 'base64').toString(),
  };
};

describe('subjectOf', () => {
  it('names the template and the sender', () => {
    expect(subjectOf(mail({ name: 'Ana' }))).toBe('sandbox-contact: Ana');
  });

  it('names someone when the sender has no name', () => {
    expect(subjectOf(mail({}))).toBe('sandbox-contact: someone');
    expect(subjectOf(mail({ name: '' }))).toBe('sandbox-contact: someone');
  });
});

describe('bodyOf', () => {
  it('lists every parameter with its name, in order', () => {
    expect(bodyOf(mail({ name: 'Ana', message: 'a\nb' }))).toBe('name: Ana\nmessage: a\nb');
  });

  it('is empty without parameters', () => {
    expect(bodyOf(mail({}))).toBe('');
  });
});

describe('emlOf', () => {
  it('writes the date as mail programs read it', () => {
    expect(emlOf(mail({}))).toContain('Date: Sun, 22 Nov 2026 03:04:05 +0000\r\n');
  });

  it('keeps text beyond ASCII in the subject and the body', () => {
    const parsed = parse(emlOf(mail({ name: 'Añañuca ✨', message: '¿Qué tal?' })));
    expect(parsed.subject).toBe('sandbox-contact: Añañuca ✨');
    expect(parsed.text).toBe('name: Añañuca ✨\nmessage: ¿Qué tal?');
  });

  it('adds no header for a line break in a name', () => {
    const { headers } = parse(emlOf(mail({ name: 'Ana\r\nBcc: everyone@example.com' })));
    expect([...headers.keys()]).toEqual([
      'Date',
      'From',
      'To',
      'Subject',
      'MIME-Version',
      'Content-Type',
      'Content-Transfer-Encoding',
    ]);
  });

  it('folds a long body at 76 characters', () => {
    const { lines, text } = parse(emlOf(mail({ message: 'x'.repeat(1000) })));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines.slice(0, -1)) expect(line).toHaveLength(76);
    expect(text).toBe(`message: ${'x'.repeat(1000)}`);
  });

  it('cuts a subject that is longer than a header may be', () => {
    expect(parse(emlOf(mail({ name: 'x'.repeat(5000) }))).subject).toHaveLength(200);
  });
});
