/** How long a file may take, in ms: then the visitor sees where else to look. */
const maxWait = 10_000;

/** Fetches a file of the search that the build wrote. */
export async function loadFile<Content>(url: string): Promise<Content> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), maxWait);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok)
      throw new Error(`Could not load a file of the search: status ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
