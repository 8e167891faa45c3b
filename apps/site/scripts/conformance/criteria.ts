/** A success criterion of WCAG 2.2, and how it's checked besides tests. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /**
   * `gap` is a part that isn't met, `absent` something that the site doesn't have, and `unchecked` a
   * judgment that no test makes.
   */
  readonly note?: readonly [kind: 'gap' | 'absent' | 'unchecked', text: string];
}

const absent = (text: string) => ['absent', text] as const;
const gap = (text: string) => ['gap', text] as const;
const unchecked = (text: string) => ['unchecked', text] as const;

const list: readonly (readonly [string, string, 'A' | 'AA', Criterion['note']?])[] = [
  ['1.1.1', 'Non-text Content', 'A'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', absent('No audio or silent video.')],
  [
    '1.2.2',
    'Captions (Prerecorded)',
    'A',
    gap('The videos are samples without captions. An owner’s own videos need them.'),
  ],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
  ['1.2.4', 'Captions (Live)', 'AA', absent('No live media.')],
  [
    '1.2.5',
    'Audio Description (Prerecorded)',
    'AA',
    gap('The videos are samples without audio description.'),
  ],
  ['1.3.1', 'Info and Relationships', 'A'],
  ['1.3.2', 'Meaningful Sequence', 'A'],
  [
    '1.3.3',
    'Sensory Characteristics',
    'A',
    unchecked('Whether a text refers to a shape or place alone is up to its editor.'),
  ],
  ['1.3.4', 'Orientation', 'AA'],
  ['1.3.5', 'Identify Input Purpose', 'AA'],
  ['1.4.1', 'Use of Color', 'A'],
  ['1.4.2', 'Audio Control', 'A'],
  ['1.4.3', 'Contrast (Minimum)', 'AA'],
  ['1.4.4', 'Resize Text', 'AA'],
  [
    '1.4.5',
    'Images of Text',
    'AA',
    absent('Pictures are charts and logos; share cards are outside of pages.'),
  ],
  ['1.4.10', 'Reflow', 'AA'],
  ['1.4.11', 'Non-text Contrast', 'AA'],
  ['1.4.12', 'Text Spacing', 'AA'],
  ['1.4.13', 'Content on Hover or Focus', 'AA'],
  ['2.1.1', 'Keyboard', 'A'],
  ['2.1.2', 'No Keyboard Trap', 'A'],
  ['2.1.4', 'Character Key Shortcuts', 'A'],
  [
    '2.2.1',
    'Timing Adjustable',
    'A',
    absent('No time limit, except the captcha’s, which can be solved again.'),
  ],
  ['2.2.2', 'Pause, Stop, Hide', 'A'],
  [
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    unchecked('No test measures flashes; a replay and the carousel are what moves.'),
  ],
  ['2.4.1', 'Bypass Blocks', 'A'],
  ['2.4.2', 'Page Titled', 'A'],
  ['2.4.3', 'Focus Order', 'A'],
  ['2.4.4', 'Link Purpose (In Context)', 'A'],
  ['2.4.5', 'Multiple Ways', 'AA'],
  [
    '2.4.6',
    'Headings and Labels',
    'AA',
    unchecked('axe finds empty ones; the wording is up to the editor.'),
  ],
  ['2.4.7', 'Focus Visible', 'AA'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA'],
  ['2.5.1', 'Pointer Gestures', 'A'],
  [
    '2.5.2',
    'Pointer Cancellation',
    'A',
    unchecked('Controls act on click, and sliders are the browser’s own; no test.'),
  ],
  ['2.5.3', 'Label in Name', 'A'],
  ['2.5.4', 'Motion Actuation', 'A', absent('Nothing reacts to motion of the device.')],
  ['2.5.7', 'Dragging Movements', 'AA'],
  ['2.5.8', 'Target Size (Minimum)', 'AA'],
  ['3.1.1', 'Language of Page', 'A'],
  ['3.1.2', 'Language of Parts', 'AA'],
  ['3.2.1', 'On Focus', 'A'],
  ['3.2.2', 'On Input', 'A'],
  ['3.2.3', 'Consistent Navigation', 'AA'],
  [
    '3.2.4',
    'Consistent Identification',
    'AA',
    unchecked('Labels come from one catalog of messages; no test compares pages.'),
  ],
  ['3.2.6', 'Consistent Help', 'A'],
  [
    '3.3.1',
    'Error Identification',
    'A',
    gap(
      'A form marks and focuses an e-mail address that it doesn’t accept, and its hint says what it accepts; the specification rules out a message next to it.',
    ),
  ],
  ['3.3.2', 'Labels or Instructions', 'A'],
  [
    '3.3.3',
    'Error Suggestion',
    'AA',
    gap('The hint of the field is the suggestion; the specification rules out another one.'),
  ],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    absent('Purchases are made on the pages of the checkouts.'),
  ],
  ['3.3.7', 'Redundant Entry', 'A'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA', absent('No log-in.')],
  ['4.1.2', 'Name, Role, Value', 'A'],
  ['4.1.3', 'Status Messages', 'AA'],
];

/** The success criteria of levels A and AA. */
export const criteria: readonly Criterion[] = list.map(([id, name, level, note]) => ({
  id,
  name,
  level,
  ...(note && { note }),
}));
