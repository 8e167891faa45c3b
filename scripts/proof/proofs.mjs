/**
 * The proofs of `npm run verify`, in the order in which they run. `script` is the npm script that
 * makes a section; `shows` says what a pass means; `injected` lists the faults with which the check
 * was seen red. `needs` names what a machine may lack: such a proof runs only by `--only`.
 */
export const proofs = [
  {
    id: 'tests',
    title: 'Tests',
    script: 'test:all',
    shows:
      'Lint, types, unit and component tests, every story in every language and theme and at every width, axe on a page of every structure, and the journeys through the built site. Tests whose files are as they were when they last passed aren’t run again, and count.',
    injected: ['a link that isn’t followed when a deploy has removed the code of its island'],
  },
  {
    id: 'pages',
    title: 'Every page in every mode',
    script: 'proof:pages',
    shows:
      'Every page in both languages and themes, at 320, 768 and 1440 px, with each of six preferences: default, reduced motion, forced colors, more contrast, text at 200% and wide text spacing. In every cell nothing scrolls sideways, no text is cut off or covered, targets have 24 px, there is one h1, axe finds nothing, and the browser reports nothing. Where a cell has the elements, attributes, colors and weights of an earlier one of the page at that width (a new layout), only the rules of axe about sizes and places run again; where sizes and places are the same, too (a new nothing), it has found what it finds. The focus is visible on every control in every cell with a new look. Every page’s controls are used by keyboard in one window, those of the longest page of each kind in each language in every window and both themes, and the focus is never lost.',
    injected: [
      'text that is wider than the page, cut off, outside of its box, or covered',
      'a target of 20 px, and two of 12 px next to each other',
      'a focus without a mark, and a control that is gone after its click',
      'text of too little contrast',
      'a line of text that a script puts above the others after the first paint',
      'an island that adds a line at the top when its code arrives',
      'a note that a script writes to the browser’s console',
    ],
  },
  {
    id: 'faults',
    title: 'Faults',
    script: 'proof:faults',
    shows:
      'Everything that a page needs fails in 11 ways; one test is one dependency with one fault. Each shows the visitor what to do and keeps what was typed.',
    injected: [
      'a mail service that answers garbage with status 200 was taken for success',
      'a click on a button whose code hangs left its notice hidden',
      'a replay whose code hangs was loading forever',
      'reviews whose slider can’t be loaded were replaced by an error',
      'a link whose shared code hangs held its click back forever',
    ],
  },
  {
    id: 'storage',
    title: 'Journeys with broken storage',
    script: 'proof:storage',
    shows:
      'The journeys pass while both storages throw, are full, or have garbage under every key. Tests whose point is that something is stored run with garbage alone.',
    injected: [
      'garbage in place of its acceptance hid the storage notice',
      'a stored referral code of any length was added to URLs',
    ],
  },
  {
    id: 'hostile',
    title: 'Hostile input',
    script: 'proof:hostile',
    shows:
      '10,000 generated URLs and stored values run no code, add no markup and never lead off the site, even once the code of every island has read them.',
    injected: [
      'a selector made of the location’s hash',
      'a redirect to any path without its last slash, also to another site',
      'a stored language of any text',
      'the query of the search page written into it as markup',
    ],
  },
  {
    id: 'submissions',
    title: 'Submissions through random faults',
    script: 'proof:forms',
    shows:
      '1,000 messages sent while services fail at random: none is lost, none arrives twice, and none is called sent that wasn’t.',
    injected: [
      'a message without an answer that was called sent',
      'a form that sends again when it’s submitted twice',
      'a missing answer that was shown as a plain failure',
    ],
  },
  {
    id: 'memory',
    title: 'Memory of the site',
    script: 'proof:memory',
    shows:
      'After 200 rounds of each interaction the heap has grown by 5% at most, and nodes, documents, frames, listeners and timers not at all.',
    injected: ['a listener on the window, a timer and a list of objects left behind by each round'],
  },
  {
    id: 'conformance',
    title: 'Conformance with WCAG 2.2',
    script: 'proof:conformance',
    shows:
      'The tests of each success criterion pass; [the report](conformance.md) names them, what isn’t met, and what no test checks.',
    injected: ['a failed and a skipped test, and a criterion without a test or a note'],
  },
  {
    id: 'leaks',
    title: 'Memory of the chat widget',
    script: 'proof:leaks',
    shows: '1,000 rounds of creating, opening, closing and destroying the widget keep nothing.',
    injected: [
      'a listener on the document that each widget leaves behind',
      'a timer that isn’t stopped when its widget is removed',
      'a list that grows each time the chat opens',
    ],
  },
  {
    id: 'reproducible',
    title: 'Reproducible build',
    script: 'proof:reproducible',
    shows:
      'Two builds have the same bytes, the second in a copy on another path, in another time zone and locale and 400 days later.',
    injected: ['the year of the build in every footer'],
  },
  {
    id: 'packages',
    title: 'Packages',
    script: 'proof:packages',
    shows: 'The packages as they’d be published are complete and resolve in every module system.',
    injected: [
      'a package without its changelog',
      'types in another file than the package says',
      'a client component without its directive',
    ],
  },
  {
    id: 'consumers',
    title: 'Packages in other apps',
    script: 'proof:consumers',
    shows:
      'Fresh Vite and Next apps install the packed packages, contain the first examples of their READMEs, and draw a plan card, a chart, a replay, a form and a chat, in a browser and under a strict policy. The chat widget works in 13 frameworks and versions, and with its README alone in Vite, Next, Vue, Astro and on a plain page from a CDN.',
    needs: 'the npm registry',
    injected: [
      'a package without its style sheets',
      'a README whose example leaves out an argument',
    ],
  },
  {
    id: 'server',
    title: 'Server',
    script: 'proof:server',
    shows:
      'The Node server answers 20,000 requests of 21 kinds over 512 connections at a time, among them malformed ones, missing files and visitors who leave, with the right status, and keeps no handle.',
    injected: ['files that stay open when a visitor leaves', 'a wrong status for another method'],
  },
  {
    id: 'supply',
    title: 'Supply chain',
    script: 'proof:supply',
    shows:
      'Every package of others has an allowed license and a place in the SBOM, and only named ones run install scripts. The licenses of what ships are published at `/licenses.txt`.',
    injected: [
      'a package under the GPL among those that ship',
      'a package with install scripts that the list of allowed builds doesn’t name',
      'an SBOM without the packages of others',
    ],
  },
  {
    id: 'owner',
    title: 'Another brand',
    script: 'proof:owner',
    shows:
      'A copy with another brand, logo, prices, plans, posts and `.env` passes types, unit tests and rules, and its build has no trace of the old brand.',
  },
  {
    id: 'scaffolds',
    title: 'Scaffolds',
    script: 'proof:scaffolds',
    shows:
      'A copy with a new page, block, plan, indicator, guide article and post passes lint, types, tests and build.',
  },
  {
    id: 'deploy',
    title: 'Deployment check',
    script: 'proof:deploy',
    shows:
      'In a copy with an owner’s complete settings, `check:deploy` finds nothing; it names each mistake that’s made there afterwards.',
    injected: [
      'the mistakes of the security review: unsafe and missing URLs, a missing e-mail, a captcha’s secret, equal checkouts, an unknown name in `.env` and others',
      'a text that Spanish lacks',
      'two posts with one slug, which the build refuses',
    ],
  },
  {
    id: 'base',
    title: 'Below a path',
    script: 'proof:base',
    shows:
      'A build for a project page refers to nothing outside of its path, and a browser’s journey stays below it.',
  },
  {
    id: 'offline',
    title: 'Without a network',
    script: 'proof:offline',
    shows: 'A message reaches the sandbox’s inbox on a machine without any route.',
    needs: 'Linux with unshare',
    injected: [
      'a server that asks the package registry for something when it starts',
      'a form that sends to the mail service itself',
    ],
  },
  {
    id: 'flakes',
    title: 'No flakes',
    script: 'proof:flakes',
    shows: 'Ten runs of `npm test` on a machine with a load of 10, without caches and retries.',
    needs: 'hours',
    injected: ['a test that fails in one run of two'],
  },
  {
    id: 'journeys',
    title: 'Journeys in other engines',
    script: 'proof:journeys',
    shows: 'The core of the journeys works on the whole site in Firefox ESR and WebKitGTK.',
    needs: 'Debian’s firefox-esr, webkit2gtk-driver and xvfb',
    injected: [
      'a script of every page that expects `navigator.connection`, which Firefox lacks',
      'the same before the code of the theme’s button, which WebKitGTK then doesn’t reach',
    ],
  },
  {
    id: 'engines',
    title: 'Engines of the chat widget',
    script: 'proof:engines',
    shows: 'The widget opens, is styled and sends in Chromium, Firefox ESR and WebKitGTK.',
    needs: 'Debian’s firefox-esr, webkit2gtk-driver and xvfb',
    injected: ['a widget that expects `navigator.connection` when it opens'],
  },
  {
    id: 'html',
    title: 'HTML',
    script: 'proof:html',
    shows: 'The validator of the W3C finds no error in any document.',
    needs: 'Java 17',
    injected: [
      'two elements with the same ID, and a block in a paragraph',
      'a site without a document',
    ],
  },
  {
    id: 'hosts',
    title: 'Hosts',
    script: 'proof:hosts',
    shows:
      'Every kind of URL is served alike by nginx, Caddy, Cloudflare’s runtime and Node, and the rules for Netlify and Vercel decide alike by these hosts’ own parsers.',
    needs: 'Debian’s nginx-light, libnginx-mod-http-brotli-static, caddy and openssl',
    injected: [
      'a redirect of nginx that drops the query',
      'a rule of nginx for the assets, which lose their security headers by it',
      'compressed copies that Caddy serves by their own names',
      'nginx and Caddy without the rule that sends compressed copies',
    ],
  },
  {
    id: 'image',
    title: 'Container image',
    script: 'proof:image',
    shows: 'The image builds, and serves as user 101 on a read-only file system.',
    needs: 'Linux, root, and Debian’s buildah and nginx-light',
  },
  {
    id: 'load',
    title: 'Load',
    script: 'proof:load',
    shows: 'nginx with the generated files serves 512 connections without an error.',
    needs: 'Debian’s nginx-light, libnginx-mod-http-brotli-static and wrk',
    injected: [
      'a limit of requests per visitor, which refuses the others',
      'nginx without the rule that sends compressed copies',
    ],
  },
];
