import { expect, test } from '@playwright/test';

// Not the quiet test of the fixtures: each case here violates the policy on purpose.

for (const path of ['/', '/es/contact', '/blog']) {
  test(`the document of ${path} lets no script turn text into markup or code`, async ({ page }) => {
    await page.goto(path);
    const outcomes = await page.evaluate(() => {
      const outcomeOf = (attack: () => void) => {
        try {
          attack();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      return [
        outcomeOf(() => {
          document.body.innerHTML = '<img src=x>';
        }),
        outcomeOf(() => {
          document.createElement('script').text = 'window.attacked = true';
        }),
        outcomeOf(() => trustedTypes.createPolicy('default', {})),
      ];
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

  test(`the document of ${path} runs no inline code but its own`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('report', (directive: string) => violations.push(directive));
    await page.goto(path);
    await page.evaluate(async () => {
      const { report } = window as unknown as { report: (directive: string) => Promise<void> };
      addEventListener('securitypolicyviolation', (event) => report(event.effectiveDirective));
      const style = document.createElement('style');
      style.textContent = 'body{display:none}';
      document.head.append(style);
      await fetch('https://elsewhere.test/').catch(() => {});
    });
    await expect.poll(() => violations.toSorted()).toEqual(['connect-src', 'style-src-elem']);
    await expect(page.locator('body')).toBeVisible();
  });
}
