import { By, Key, until, type WebDriver } from 'selenium-webdriver';

/** How long a page may take on a busy machine, in ms. */
const maxWait = 30_000;

/** The browser and the site of a journey. */
export interface Visit {
  readonly driver: WebDriver;
  readonly origin: string;
}

const xpath = (role: string, name: string) =>
  By.xpath(`//${role}[normalize-space()="${name}" or @aria-label="${name}"]`);
const find = (driver: WebDriver, by: By) =>
  driver.wait(until.elementLocated(by), maxWait, `${by} is missing`);
const click = async (driver: WebDriver, by: By) => {
  const element = await find(driver, by);
  await driver.executeScript(
    'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    element,
  );
  await driver.wait(until.elementIsVisible(element), maxWait, `${by} is hidden`);
  await element.click();
};
const hasUrl = (driver: WebDriver, path: string) =>
  driver.wait(async () => new URL(await driver.getCurrentUrl()).pathname === path, maxWait, path);
const isTrue = (driver: WebDriver, script: string) =>
  driver.wait(() => driver.executeScript<boolean>(`return !!(${script})`), maxWait, script);
const expectText = (driver: WebDriver, text: string) =>
  isTrue(driver, `document.body.innerText.includes(${JSON.stringify(text)})`);

/** Fills in and sends the contact form, with the captcha in its frames. */
async function sendForm({ driver, origin }: Visit): Promise<void> {
  await driver.get(`${origin}/contact`);
  await click(driver, By.css('main input[type=email]'));
  await isTrue(driver, 'document.querySelector("[data-hydrated] form")');
  await driver.findElement(By.css('main input[type=email]')).sendKeys('ana@example.com');
  await driver.findElement(By.css('main textarea')).sendKeys('Hola, ¿qué tal?');
  const captcha = await find(driver, By.css('form iframe'));
  await driver.executeScript(
    'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    captcha,
  );
  await driver.switchTo().frame(captcha);
  await driver.switchTo().frame(await find(driver, By.css('iframe')));
  await (await find(driver, By.css('input[type=checkbox]'))).click();
  await driver.switchTo().defaultContent();
  await expectText(driver, 'Confirmed.');
  await click(driver, xpath('main//button', 'Send'));
  await expectText(driver, 'The message was sent successfully.');
  const inbox = await fetch(`${origin}/__sandbox/inbox.json`);
  const mails: { readonly request: { readonly template_params: { readonly message: string } } }[] =
    await inbox.json();
  if (mails.at(-1)?.request.template_params.message !== 'Hola, ¿qué tal?')
    throw new Error('The message isn’t in the inbox.');
}

/** The core of the journeys, by name. */
export const journeys: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'from the home page to a checkout': async ({ driver, origin }) => {
    await driver.get(origin);
    await click(driver, By.css('main a[href="/buy"], header a[href="/buy"]'));
    await hasUrl(driver, '/buy');
    const link = await find(driver, By.css('main article a[href*="checkout"]'));
    if ((await link.getAttribute('target')) !== '_blank') throw new Error('No new tab.');
    await driver.get((await link.getAttribute('href')) ?? '');
    await expectText(driver, 'A visitor would now pay');
  },
  'the order page of a product': async ({ driver, origin }) => {
    await driver.get(`${origin}/es/order/2`);
    await find(driver, By.css('main a[href*="checkout"]'));
  },
  'an affiliate’s code': async ({ driver, origin }) => {
    await driver.get(`${origin}/buy?aff=a1`);
    await driver.get(`${origin}/risk`);
    await driver.get(`${origin}/buy`);
    await driver.wait(until.urlContains('aff=a1'), maxWait);
  },
  'the language': async ({ driver, origin }) => {
    await driver.get(`${origin}/buy`);
    await click(driver, By.css('header a[hreflang=es]'));
    await hasUrl(driver, '/es/buy');
    await isTrue(driver, 'document.documentElement.lang === "es"');
    await driver.get(`${origin}/risk`);
    await hasUrl(driver, '/es/risk');
    await click(driver, By.css('header a[hreflang=en]'));
    await hasUrl(driver, '/risk');
  },
  'the theme': async ({ driver, origin }) => {
    await driver.get(`${origin}/buy`);
    await click(driver, xpath('button', 'Light or dark theme'));
    await isTrue(driver, 'document.documentElement.dataset.theme === "light"');
    await driver.get(`${origin}/risk`);
    await isTrue(driver, 'getComputedStyle(document.documentElement).colorScheme === "light"');
  },
  'the search': async ({ driver, origin }) => {
    await driver.get(`${origin}/risk`);
    await click(driver, By.css('header a[rel=search]'));
    const field = await find(driver, By.css('dialog[open] input'));
    await field.sendKeys('delta');
    await isTrue(driver, 'document.querySelector("dialog[open] ol a")');
    await field.sendKeys(Key.ENTER);
    await driver.wait(async () => !(await driver.getCurrentUrl()).endsWith('/risk'), maxWait);
  },
  'a modal': async ({ driver, origin }) => {
    await driver.get(origin);
    await click(driver, By.css('#indicators a[data-indicator]'));
    await isTrue(driver, 'document.querySelector("dialog[open]")');
    await driver.actions().sendKeys(Key.ESCAPE).perform();
    await isTrue(driver, '!document.querySelector("dialog[open]")');
    await isTrue(driver, 'document.activeElement.matches("[data-indicator]")');
  },
  'the replay': async ({ driver, origin }) => {
    await driver.get(origin);
    await click(driver, xpath('button', 'Replay it trade by trade'));
    await find(driver, By.css('[role=slider], input[type=range]'));
    await click(driver, xpath('button', 'Next trade'));
  },
  'the chat': async ({ driver, origin }) => {
    await driver.get(`${origin}/risk`);
    await click(driver, By.css('chat-widget a'));
    await isTrue(
      driver,
      'document.querySelector("chat-widget").shadowRoot?.querySelector("[part=panel]")?.checkVisibility()',
    );
  },
  'the contact form': sendForm,
  'a free indicator': async ({ driver, origin }) => {
    await driver.get(`${origin}/free-indicators/deltabar`);
    await click(driver, By.css('#tab-vwap'));
    await hasUrl(driver, '/free-indicators/vwap');
  },
  'a missing page': async ({ driver, origin }) => {
    await driver.get(`${origin}/no-such-page`);
    await find(driver, By.css('main a[href="/"]'));
  },
};
