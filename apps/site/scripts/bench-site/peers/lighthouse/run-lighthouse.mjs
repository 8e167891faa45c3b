import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

// Runs in the folder where Lighthouse is installed: measures a page for each message.
process.on('message', async ({ url, method, categories, audits, chromePath }) => {
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      throttlingMethod: method,
      // Without points, only the metrics: a page takes seconds less.
      ...(categories.length > 0 ? { onlyCategories: categories } : { onlyAudits: audits }),
    });
    process.send({ lhr });
  } catch (error) {
    process.send({ error: error.message });
  } finally {
    chrome.kill();
  }
});
