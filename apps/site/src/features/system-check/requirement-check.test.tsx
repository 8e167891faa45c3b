// @vitest-environment happy-dom
import { installPage } from '@otm/content/pages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RequirementCheck } from './requirement-check.tsx';

const { texts } = installPage.en.requirements;
const headers = () => screen.getAllByRole('columnheader').map((it) => it.textContent);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('before it is asked the table says what is needed and nothing of this computer', () => {
  render(<RequirementCheck texts={texts} email="help@example.com" />);
  expect(headers()).toEqual(['Component', 'Required']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

it('adds what the browser reports on click, and an e-mail with the same', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 6.1)');
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(4);
  render(<RequirementCheck texts={texts} email="help@example.com" />);
  fireEvent.click(screen.getByRole('button', { name: texts.check }));
  expect(await screen.findByText('Windows before 8.1. Below minimum.')).toBeTruthy();
  expect(headers()).toEqual(['Component', 'Required', 'This computer']);
  expect(screen.getByRole('status').textContent).toMatch(
    /^OK: \d\. Below minimum: \d\. A browser can’t tell/,
  );
  expect(screen.getByRole('button', { name: texts.again })).toBeTruthy();
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(mail.pathname).toBe('help@example.com');
  expect(mail.searchParams.get('body')).toContain('System: Windows before 8.1. Below minimum.');
  expect(mail.searchParams.get('body')).toContain(
    'Logical processors: 4, clock speed not reported',
  );
});
