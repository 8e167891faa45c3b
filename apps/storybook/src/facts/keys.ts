import type { KeyFacts } from './component-facts.ts';

/** The keys of native elements, as browsers handle them. */
const native: readonly (readonly [elements: readonly string[], KeyFacts])[] = [
  [['a'], { keys: 'Enter', does: 'Follows the link.' }],
  [['button'], { keys: 'Enter, Space', does: 'Activates the button.' }],
  [['summary'], { keys: 'Enter, Space', does: 'Opens or closes the details.' }],
  [
    ['dialog', '[popover=auto]', '[popover=]', '[popover=true]'],
    { keys: 'Escape', does: 'Closes it.' },
  ],
  [['[type=range]'], { keys: 'Arrow keys', does: 'Move the slider; Home and End, to its ends.' }],
  [['[type=number]'], { keys: 'ArrowUp, ArrowDown', does: 'Change the number by a step.' }],
  [['[type=radio]'], { keys: 'Arrow keys', does: 'Select another option.' }],
  [['[type=checkbox]'], { keys: 'Space', does: 'Switches the box.' }],
  [['input', 'textarea'], { keys: 'Tab', does: 'Moves to the next field; typing edits it.' }],
  [['select'], { keys: 'Arrow keys', does: 'Choose another option.' }],
  [['form'], { keys: 'Enter', does: 'Submits, from a field of one line.' }],
  [['[tabIndex=0]'], { keys: 'Arrow keys', does: 'Scroll the content once it has focus.' }],
];

const own: Readonly<Record<string, string>> = {
  ArrowLeft: 'Moves to the previous item.',
  ArrowRight: 'Moves to the next item.',
  ArrowUp: 'Moves to the previous item.',
  ArrowDown: 'Moves to the next item.',
  Home: 'Moves to the first item.',
  End: 'Moves to the last item.',
  PageUp: 'Moves a page back.',
  PageDown: 'Moves a page on.',
  Escape: 'Closes or cancels it.',
  Enter: 'Confirms the choice.',
  '/': 'Moves focus to the field.',
  ' ': 'Activates it.',
};

/** A form's own submit needs a field; a form without one only groups its choices. */
const applies = (names: readonly string[], elements: ReadonlySet<string>) =>
  names.some((name) => elements.has(name)) && (!names.includes('form') || elements.has('input'));

/** Returns the keys of a component, from its elements and the keys that its code handles. */
export function keysOf(
  elements: ReadonlySet<string>,
  handled: ReadonlySet<string>,
): readonly KeyFacts[] {
  const fromElements = native.filter(([names]) => applies(names, elements));
  const reachable = fromElements.length > 0 || handled.size > 0;
  return [
    ...(reachable
      ? [{ keys: 'Tab, Shift + Tab', does: 'Moves focus to it and away from it.' }]
      : []),
    ...fromElements.map(([, facts]) => facts),
    ...[...handled].map((key) => ({ keys: key === ' ' ? 'Space' : key, does: own[key] ?? '' })),
  ];
}
