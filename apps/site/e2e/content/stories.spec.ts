import { expect, pages, test } from '../fixtures/owner-site.ts';
import { sampled } from '../fixtures/sampled.ts';

const stories = pages.filter(({ html }) => /data-size="?story/.test(html));

test('there are stories in both languages', () => {
  for (const locale of ['en', 'es'])
    expect(stories.filter((page) => page.locale === locale).length).toBeGreaterThan(8);
});

for (const width of sampled([360, 768], (it) => it === 360))
  test(`prices and step numbers of stories have room at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const { path } of stories)
      await test.step(path, async () => {
        await page.goto(path);
        expect.soft(await page.evaluate(overlaps), path).toEqual([]);
      });
  });

/** The labels of stories that overlap, and the prices that start on the bars next to them. */
function overlaps(): readonly string[] {
  const price = /^\d[\d,]*\.\d{2,}$/;
  return [...document.querySelectorAll('svg[data-size=story]')].flatMap((picture) => {
    const prices = [...picture.querySelectorAll('text')]
      .filter(({ textContent }) => price.test(textContent))
      .map((it) => ({ name: it.textContent, box: it.getBBox() }));
    const numbers = [...picture.querySelectorAll('circle')].map((it) => ({
      name: `step ${it.nextElementSibling?.textContent}`,
      box: it.getBBox(),
    }));
    const labels = [...prices, ...numbers];
    const touching = labels.flatMap(({ name, box }, index) =>
      labels
        .slice(index + 1)
        .filter(
          (it) =>
            box.x < it.box.x + it.box.width &&
            it.box.x < box.x + box.width &&
            box.y < it.box.y + it.box.height &&
            it.box.y < box.y + box.height,
        )
        .map((it) => `${name} and ${it.name}`),
    );
    // A footprint's prices are on the left, its columns in the middle.
    const panels = [...picture.querySelectorAll('svg')].map((it) => it.getBoundingClientRect());
    const covering = [...picture.querySelectorAll('text')]
      .filter(({ textContent }) => price.test(textContent))
      .filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        return panels.some((panel) => left < panel.right && panel.left < right);
      })
      .map((it) => `${it.textContent} covers bars`);
    return [...touching, ...covering];
  });
}
