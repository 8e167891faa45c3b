// @vitest-environment happy-dom
import { describeRoot } from '@otm/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
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

const names = Object.keys(required) as ComponentName[];

for (const name of names)
  describeRoot(name, (attributes) => renderRoot(name, attributes), { id: 'custom-id' });

it.each(names)('%s passes no prop of its own to the root', (name) => {
  const root = renderRoot(name, { feedback: 'inline', headingLevel: 1 });
  expect(root?.getAttributeNames()).toEqual(['class', 'aria-labelledby']);
});
