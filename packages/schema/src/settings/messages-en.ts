/** The message of every rule in English: what is wrong about a value, and the remedy. */
export const en = {
  missing: ['is not set', 'Set it, for example to {example}.'],
  blanks: ['starts or ends with a blank', 'Remove the blank.'],
  placeholder: ['is a placeholder', 'Replace it with your own value, such as {example}.'],
  'plain-text': ['contains markup, braces or a line break', 'Write plain text on one line.'],
  'too-long': ['is longer than 60 characters', 'Shorten it.'],
  slug: ['isn’t a name for URLs', 'Use lower-case letters, digits and single hyphens: {example}.'],
  parameter: ['isn’t the name of a parameter', 'Use letters, digits and hyphens: {example}.'],
  url: ['isn’t a URL', 'Write the entire URL, such as {example}.'],
  https: ['doesn’t start with https://', 'Write an https URL, such as {example}.'],
  'public-host': [
    'is on a host that visitors can’t reach',
    'Use a public host name, such as {example}.',
  ],
  credentials: [
    'contains a user name, a password or a token',
    'Remove it: everyone can read the URL.',
  ],
  'sample-url': ['is a sample', 'Replace it with your own URL, such as {example}.'],
  origin: [
    'is more than an origin',
    'Write https:// and the host only, without a path or a slash at the end: {example}.',
  ],
  'other-host': ['is on the host of another service', 'Use a URL such as {example}.'],
  'no-path': [
    'is the home page of a service',
    'Write the URL of your own page, such as {example}.',
  ],
  'members-only': ['opens for members only', 'Use an invitation, such as {example}.'],
  'test-checkout': [
    'is a test or dashboard URL that takes no money',
    'Use the live payment link, such as {example}.',
  ],
  'item-placeholder': [
    'has no {item}, so every item would have the same URL',
    'Write {item} where the item’s name goes, or list the URLs in `links`.',
  ],
  'template-placeholder': [
    'has an unknown placeholder',
    'Only {item} and {language} are filled in, as in {example}.',
  ],
  'no-link': [
    'has no URL for {item} in {language}',
    'Add {item} to its `links`, or set its `template`.',
  ],
  'same-link': ['is also the URL of {other}', 'Give each item and each checkout a URL of its own.'],
  'overwritten-parameter': [
    'is filled in by {other}, so the code would replace the item',
    'Use the name under which the checkout takes a partner’s code, such as {example}.',
  ],
  'other-price': [
    'isn’t the price of {other}, {price}, at the same checkout',
    'Make them equal, or give each language a URL of its own.',
  ],
  'unknown-item': ['is not the item of any plan, product or download', 'Did you mean {nearest}?'],
  'raw-file': [
    'is a web page about the file, not the file',
    'Use the raw file’s URL, such as {example}.',
  ],
  fragment: ['contains a #', 'Remove the # and what follows.'],
  email: ['isn’t an e-mail address that others can reach', 'Write one such as {example}.'],
  'sample-email': [
    'is a sample on a reserved name',
    'Replace it with your own, such as {example}.',
  ],
  'no-reply': ['is an address that no one reads', 'Use one that you read, such as {example}.'],
  phone: [
    'isn’t an international phone number, so the chat can’t read it',
    'Write the country code and the number in digits, such as {example}.',
  ],
  'fictional-phone': [
    'is a number that can’t exist',
    'Replace it with your own, such as {example}.',
  ],
  'sample-data': ['marks the business as a sample', 'Set your own values, then write {example}.'],
  days: ['isn’t a list of weekdays', 'Use two-letter English days: {example}.'],
  time: ['isn’t a time of day', 'Write hours and minutes with two digits each: {example}.'],
  'utc-offset': ['isn’t a whole number of hours from UTC', 'Write a number from -12 to 14.'],
  'closes-first': ['isn’t after the opening time {opens}', 'Write a later time of the same day.'],
  secret: [
    'is a secret, and the build would publish it',
    'Remove it, revoke it at its provider, and set the public id instead.',
  ],
  'captcha-secret': [
    'is the captcha’s secret key, and the build would publish it',
    'Remove it, replace it in the hCaptcha dashboard, and set the site key (a UUID) instead.',
  ],
  'captcha-test-key': [
    'is a test key of hCaptcha, which lets everyone pass',
    'Set the site key of your account.',
  ],
  'captcha-key': ['isn’t a site key of hCaptcha', 'Copy the site key, a UUID such as {example}.'],
  id: ['isn’t an id of the mail account', 'Copy it from the EmailJS dashboard, such as {example}.'],
  swapped: ['is the id of something else', 'Copy the right one, such as {example}.'],
  'taken-parameter': [
    'is a field of the form, which the captcha’s token would overwrite',
    'Use a name of its own, such as {example}.',
  ],
  'same-template': [
    'is also the template of the other form',
    'Create a template for each form: they send different fields.',
  ],
  'analytics-id': ['isn’t the site’s name or id', 'Copy it from the service, such as {example}.'],
  'analytics-needs': ['needs {missing}', 'Set {missing} as well.'],
  'other-account': [
    'isn’t an id of {adapter}',
    'Plausible’s is the site’s name, such as acme.io; Umami’s is the website’s id, a UUID.',
  ],
  'not-collector': [
    'is the URL of a home page or a script',
    'Write the URL that takes events, such as https://plausible.io/api/event.',
  ],
  'repeated-id': ['is also the value of {other}', 'Copy the right one from the EmailJS dashboard.'],
  'analytics-off': ['does nothing without SITE_ANALYTICS', 'Set SITE_ANALYTICS, or remove it.'],
  'base-path': [
    'isn’t a path below a domain',
    'Write it with a slash at its start only: {example}.',
  ],
  choice: ['isn’t one of its values', 'Write {example}.'],
  sandbox: ['builds the sandbox', 'Write SITE_SERVICES=live in .env.'],
  'unknown-name': ['is a name that nothing reads', 'Did you mean {nearest}? Rename or remove it.'],
  'secret-name': [
    'is the name of a secret, which a published site can’t keep',
    'Remove it from .env: the pages need public ids only.',
  ],
  price: ['isn’t a price above zero', 'Write an amount of US dollars, such as {example}.'],
  cents: ['has more than two decimals', 'Round it to cents.'],
  'regular-price': [
    'isn’t higher than the price of {price}',
    'Raise it: it’s shown crossed out next to the price.',
  ],
  parts: ['isn’t a number of payments', 'Write a whole number from 2 to 60.'],
  'parts-total': [
    'makes {count} payments add up to {total} instead of {price}',
    'Correct the count or the amount.',
  ],
  'pack-total': [
    'isn’t the sum of what its parts cost, {total}',
    'Add the parts’ prices; the pack has to cost less.',
  ],
  'same-id': ['appears more than once', 'Give each plan, product and checkout an id of its own.'],
  'same-item': ['is also the checkout item of {other}', 'Give each of them an item of its own.'],
  'two-recommended': ['is recommended next to {other}', 'Recommend one plan per billing.'],
  'no-plan': ['has no plan that is paid {billing}', 'Add one: articles name its price.'],
  color: ['isn’t a color', 'Write it as #rrggbb, such as {example}.'],
  'sample-review': ['is a sample', 'Replace it with a real one and name its source, or remove it.'],
  'review-text': ['has no name or no quote', 'Write both, as the customer did.'],
  'review-source': ['names no source', 'Say where readers can check it, or mark it as a sample.'],
  'sample-video': ['is a sample', 'Replace it with the id of your video, such as {example}.'],
  'video-url': ['is a URL', 'Write the id alone, the 11 characters after v=, such as {example}.'],
  'video-id': ['isn’t the id of a video', 'Copy the 11 characters after v=, such as {example}.'],
  duration: ['isn’t a running time', 'Write minutes and seconds, such as {example}.'],
  'no-capture': [
    'has no picture of the platform',
    'Add one; until then a computed picture is shown.',
  ],
  'sample-fact': ['is not stated yet', 'State your own fact: pages mark it as a sample.'],
} as const satisfies Record<string, readonly [string, string]>;

/** The id of a rule that a setting can break. */
export type RuleId = keyof typeof en;
