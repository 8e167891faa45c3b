// The words this project doesn't use, with what to write instead. CONTRIBUTING.md explains the list.
// Patterns catch the odd use only: "address" is fine after "e-mail", "hold back" is fine, "holds" isn't.

/**
 * A word to avoid.
 * @typedef {object} Term
 * @property {RegExp} pattern
 * @property {string} instead What to write.
 */

/** British spellings, which the copy of stories and samples avoids as well. @type {readonly Term[]} */
export const spellingTerms = [
  {
    pattern: /\b(colour|behaviour|centre|neighbour|honour|favourite|flavour)\w*/i,
    instead: 'American spelling',
  },
  {
    pattern: /\b(labelled|cancelled|travelled|modelled|grey|catalogue|instalments?)\b/i,
    instead: 'American spelling',
  },
  {
    pattern:
      /\b(organ|recogn|normal|initial|serial|optim|minim|custom|summar|synchron)is(e|es|ed|ing|ation)\b/i,
    instead: 'American spelling: -ize',
  },
  { pattern: /(?<![/\w-])licences?\b/i, instead: 'license' },
];

/** Words to avoid in comments, docs, test titles and error messages. @type {readonly Term[]} */
export const proseTerms = [
  ...spellingTerms,
  { pattern: /\banswer(s|ed)? with\b/i, instead: 'returns, responds with' },
  { pattern: /\bgiv(es?|en) (back|life)\b/i, instead: 'returns, wires up' },
  { pattern: /\bcom(es?|ing) (to life|alive|near)\b/i, instead: 'is hydrated, on intent' },
  { pattern: /\blive parts?\b/i, instead: 'island' },
  {
    pattern: /\bapproach(es|ed)\b|\b(on|after|until|before) approach\b/i,
    instead: 'on intent, when near, when visible',
  },
  {
    pattern: /(?<![\w-])stands?\b(?!-| (in for|for|out|up|alone)\b)|\bstanding in\b/i,
    instead: "is, is in, is next to, doesn't move",
  },
  {
    pattern: /\bholds\b(?! (back|up|down|off|on|true)\b)/i,
    instead: 'contains, has, is true',
  },
  {
    pattern: /\b(can|must|may|should|that|which|who) hold\b(?! (back|up|down|off|on|true)\b)/i,
    instead: 'contain, have, keep',
  },
  {
    pattern:
      /(?<!\b(?:e-?mail|mail|postal|street|IP|reply|sender|loopback|memory|bind) )\baddress(es)?\b(?! (bar|family)\b)/i,
    instead: 'URL, path, href or e-mail address, whichever it is',
  },
  { pattern: /\btwins?\b/i, instead: 'alternate, translation, counterpart' },
  { pattern: /\bsurroundings?\b/i, instead: 'context, provider' },
  {
    pattern: /\b(a|the|each|every|one|that|next|first|kept|early) press\b(?! of (a|the) key\b)/i,
    instead: 'click, tap or key press, whichever it is',
  },
  { pattern: /\bpresses\b(?! (a|the)? ?(key|Enter|Escape|Tab|Ctrl|Cmd))/i, instead: 'clicks' },
  { pattern: /\b(whence|whither|henceforth|thereof|whereof)\b/i, instead: 'plain words' },
  { pattern: /\b(nobody|somebody|everybody)\b/i, instead: 'no one, a user, everyone' },
  { pattern: /\b(those )?who listens?\b/i, instead: 'for screen readers' },
  { pattern: /\bvisitors? who comes? back\b/i, instead: 'a returning visitor' },
  { pattern: /\b(hear|hears|heard)\b/i, instead: 'listens, receives, is notified' },
  { pattern: /\bcomplain(s|ed|ts?|ing)?\b/i, instead: 'warns, throws, reports; warnings' },
  { pattern: /\b(is|are|was|were|be|been) told\b/i, instead: 'is notified, is shown' },
  { pattern: /\b(is deaf|deaf to)\b/i, instead: 'ignores' },
  { pattern: /\bleads? on\b/i, instead: 'redirects' },
  { pattern: /\b(mended|youngest|planted)\b/i, instead: 'fixed, newest, injected' },
  { pattern: /\b(spelled|spells)\b(?! out\b)/i, instead: 'written, writes, contains' },
  { pattern: /\b(amid|amidst)\b/i, instead: 'during, halfway through' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, the caller' },
  { pattern: /\bas told\b/i, instead: 'as configured, as requested' },
  { pattern: /\b(shut|shuts)\b(?! ?down\b)/i, instead: 'closes, closed' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\b(heeds?|obeys?|upon)\b/i, instead: 'respects, follows, on' },
  { pattern: /\btakes? away\b/i, instead: 'removes' },
  { pattern: /\bthe way to (stop|the top)\b/i, instead: 'a cleanup function, back to top' },
  { pattern: /\bdoors?\b/i, instead: 'entry point' },
  {
    pattern: /\/\*\* (What|Whose|Whom)\b/,
    instead: 'a noun phrase or a verb: "The …", "Returns …"',
  },
  { pattern: /\/\*\* (Says|Tells|Told)\b/, instead: 'Reports, shows, notifies' },
  { pattern: /\/\*\* Props of\b/, instead: 'what the component or the prop is for' },
  {
    pattern:
      /(?<!\bthere )\bis no (?!(longer|more|less|better|different|such|guarantee|need|one)\b)\w+/i,
    instead: "isn't a",
  },
];

/** Names to avoid in code and file names. @type {readonly Term[]} */
export const nameTerms = [
  { pattern: /(?<![a-z])[lL]iveParts?(?![a-z])/, instead: 'island' },
  { pattern: /\bapproach\(|['"]approach['"]/, instead: "preload, 'intent'" },
  { pattern: /(?<![a-zA-Z])twins?(?![a-z])|Twins?(?![a-z])/, instead: 'alternates' },
  { pattern: /[sS]urroundings?(?![a-z])/, instead: 'context, components' },
  { pattern: /\baddressOf\b/, instead: 'slugParams, pathOf' },
  { pattern: /\b(isAddress|sandboxAddresses)\b/, instead: 'isUrl, isPath; sandboxUrls' },
  { pattern: /\bleadsOn\b/, instead: 'isRedirect' },
  { pattern: /\beverywhere\(/, instead: 'sameInAllLocales(' },
  { pattern: /\bkeepEarly\b/, instead: 'queueClick' },
  { pattern: /\b(judge|read)Computer\b/, instead: 'checkRequirements, detectSystem' },
  { pattern: /\bunsetValues\b/, instead: 'missingSettings' },
  { pattern: /\bdeployFaults\b/, instead: 'deployProblems' },
  { pattern: /\bnew Fault\(|\bclass \w*Fault\b/, instead: 'an Error subclass' },
  { pattern: /[cC]omplain(t|ts|s)?(?![a-z])/, instead: 'warn, warnings' },
  {
    pattern: /\b(const|function) (hears?|says?|tells?)\b|\bdata-(says|tells)\b/,
    instead: 'onMessage, respond, notify',
  },
  { pattern: /\bobey[A-Z]\w*/, instead: 'run, apply' },
  { pattern: /\bonPress\b/, instead: 'onClick' },
  { pattern: /\bconst (Desk)\b/, instead: 'Desktop' },
  {
    pattern:
      /\bexport (const|let|function) (after|target|slope|tick|slot|life|reached|enter|comeBack|mean|pull|lean)\b/,
    instead: 'a name that means something outside its file',
  },
  {
    pattern: /\b(?!banned|stop|reserved|search|spanish|english)[a-zA-Z]+Words\b/,
    instead: 'labels, messages',
  },
  { pattern: /[cC]olours?(?![a-z])|[bB]ehaviours?(?![a-z])/, instead: 'American spelling' },
  { pattern: /\bLicence(?=[A-Z])|[a-z]Licence|\blicence(?=[A-Z])/, instead: 'license' },
];
