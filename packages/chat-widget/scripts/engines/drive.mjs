import { serveContactPages } from '../../e2e/first-contact/contact-page.ts';

const pages = ['/demo/index.html', '/demo/hostile.html'];

/** Runs in the page. Returns the widget's look and the URL of its message. */
const inspect = `
  const { shadowRoot } = document.querySelector('chat-widget');
  const part = (name) => shadowRoot.querySelector('[part=' + name + ']');
  const style = (name) => getComputedStyle(part(name));
  const launcher = document.querySelector('chat-widget > a') || part('launcher');
  const box = launcher.getBoundingClientRect();
  return {
    focused: shadowRoot.activeElement && shadowRoot.activeElement.getAttribute('part'),
    typed: part('input').value,
    message: part('message') ? part('message').textContent : '',
    accent: getComputedStyle(launcher).backgroundColor,
    radius: style('panel').borderTopLeftRadius,
    shown: style('panel').display,
    corner: [document.documentElement.clientWidth - box.right, innerHeight - box.bottom],
    violations: window.violations.join(),
    top: part('root').matches(':popover-open'),
    sent: window.sent,
  };`;

/** Prevents the new window and stores its URL. */
const intercept = `document.addEventListener('chat-send', (event) => { window.sent = event.detail.url; event.preventDefault(); }); document.querySelector('chat-widget').open();`;
const ready = `return !!document.querySelector('chat-widget')?.shadowRoot`;

/** Resolves after some time. */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many results were as expected, and how many weren't. */
export const counts = { ok: 0, different: 0 };

/** Prints one result. The run fails when it differs from what is expected. */
function compare(name, is, expected) {
  const differences = Object.entries(expected)
    .filter(([key, value]) => `${is[key]}` !== `${value}`)
    .map(([key, value]) => `${key} is ${is[key]}, not ${value}`)
    .join('; ');
  console.log(`${differences ? 'FAIL' : 'ok  '} ${name}${differences && `: ${differences}`}`);
  counts[differences ? 'different' : 'ok'] += 1;
  if (differences) process.exitCode = 1;
}

/** Compares the open widget with its specified look. */
function check(name, is) {
  const expected = {
    focused: 'input',
    accent: 'rgb(11, 110, 79)',
    radius: '16px',
    shown: 'flex',
    corner: '16,16',
    top: true,
    typed: 'a & b #1',
    violations: '',
    sent: 'https://api.whatsapp.com/send/?phone=15550100199&text=a%20%26%20b%20%231',
  };
  const message = is.message.includes('Hello there!') ? 'Hello there!' : is.message;
  compare(name, { ...is, message }, { ...expected, message: 'Hello there!' });
}

/** Runs in the page. Returns where the launcher is and whether the panel is open. */
const contact = `
  const host = document.querySelector('chat-widget');
  if (!host) return { left: true, panel: false, input: false };
  const link = host.querySelector('a');
  const { x, y, width, height } = link.getBoundingClientRect();
  const panel = host.shadowRoot && host.shadowRoot.querySelector('[part=panel]');
  const focused = host.shadowRoot && host.shadowRoot.activeElement;
  return {
    ready: 'ready' in document.documentElement.dataset,
    box: [x, y, width, height].join(),
    center: [x + width / 2, y + height / 2],
    link: document.activeElement === link,
    panel: !!panel && !panel.hidden,
    input: !!focused && focused.getAttribute('part') === 'input',
  };`;

/** Returns the ways in which a visitor uses the launcher, by name. */
const waysIn = ({ click, press, touch, touches }) => ({
  mouse: (center) => click(...center),
  keyboard: async () => {
    await press('Tab');
    await press('Enter');
  },
  ...Object.fromEntries(
    touches.map((time) => [`touch of ${time} ms`, (center) => touch(...center, time)]),
  ),
});

/** Visits with the code at any speed, and without it. */
const visits = [
  ...[0, 300, 1500].map((latency) => ({ outcome: 'ok', latency })),
  ...['refused', '404', 'hanging'].map((outcome) => ({ outcome, latency: 0 })),
];

/** Checks the first click, key press or touch, however fast the code comes. */
async function driveFirstContact(name, engine) {
  const { open, run, countWindows, closeWindows } = engine;
  const pages = await serveContactPages();
  for (const visit of visits)
    for (const [way, act] of Object.entries(waysIn(engine))) {
      await open(pages.urlOf(visit));
      while (!(await run(contact)).ready) await pause(50);
      const before = await run(contact);
      await act(before.center);
      await pause(visit.outcome === 'hanging' ? 4800 : visit.latency + 1200);
      const after = await run(contact);
      const opens = visit.outcome === 'ok';
      // Where a browser blocks the new window, the link opens in this one.
      const left = !!after.left || (await countWindows()) > 1;
      const box = after.left || after.box === before.box;
      const is = { panel: after.panel, input: after.input, box, left };
      const expected = { box: true, panel: opens, input: opens, left: !opens };
      compare(`${name}, ${way}, code ${visit.outcome} after ${visit.latency} ms`, is, expected);
      await closeWindows();
    }
  pages.close();
}

/** Runs the same steps in every engine, on the demo pages of a server. */
export async function drive(name, engine, address) {
  const { open, run, type } = engine;
  for (const path of pages) {
    await open(address + path);
    const started = Date.now();
    while (!(await run(ready))) if (Date.now() - started > 30_000) throw new Error('No widget.');
    await run(intercept);
    await pause(2500);
    await type('a & b #1');
    check(`${name} ${path}`, await run(inspect));
  }
  await driveFirstContact(name, engine);
}
