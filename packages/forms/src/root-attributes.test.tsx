// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContactForm, LicenseForm } from './index.ts';
import {
  contactLabels,
  createFakeBlockList,
  createFakeCaptcha,
  createFakeMail,
  licenseLabels,
} from './testing/index.ts';

const forms = { ContactForm, LicenseForm };
type ComponentName = keyof typeof forms;

const services = {
  sendMessage: createFakeMail().sendMessage,
  loadBlockList: createFakeBlockList('').loadBlockList,
  mountCaptcha: createFakeCaptcha().mountCaptcha,
};
const shared = { language: 'en', email: 'owner@example.com', services };

/** The props that each form requires. */
const required: { readonly [Name in ComponentName]: Parameters<(typeof forms)[Name]>[0] } = {
  ContactForm: { ...shared, labels: contactLabels.en },
  LicenseForm: { ...shared, labels: licenseLabels.en },
};

/** Renders a form with some more attributes. Returns its root. */
function renderRoot(name: ComponentName, attributes: object): Element | null {
  const component = forms[name] as ComponentType;
  const props = { ...required[name], ...attributes };
  return render(createElement(component, props)).container.firstElementChild;
}

afterEach(cleanup);

describe.each(Object.keys(required) as ComponentName[])('%s', (name) => {
  it('merges className with its own', () => {
    expect(renderRoot(name, { className: 'custom' })?.className).toBe('otm-form custom');
  });

  it('forwards ref to its root', () => {
    const ref = createRef<Element>();
    expect(renderRoot(name, { ref })).toBe(ref.current);
    expect(ref.current).not.toBeNull();
  });

  it('passes DOM attributes and style to its root', () => {
    const onClick = vi.fn();
    const root = renderRoot(name, {
      id: 'custom-id',
      'data-custom': 'data',
      style: { color: 'red' },
      onClick,
    });
    expect(root?.id).toBe('custom-id');
    expect(root?.getAttribute('data-custom')).toBe('data');
    expect(root?.getAttribute('style')).toContain('color: red');
    root?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('passes no prop of its own to the root', () => {
    const names = renderRoot(name, { feedback: 'inline', headingLevel: 1 })?.getAttributeNames();
    expect(names).toEqual(['class', 'aria-labelledby']);
  });
});
