/** Writes today's date, in the visitor's time zone, as an ISO date. */
export function writeToday(): void {
  const now = new Date();
  // `toISOString` writes UTC. Intl knows the visitor's zone, but takes a slow phone 50 ms to load, before
  // the first paint.
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const today = local.toISOString().slice(0, 10);
  for (const time of document.querySelectorAll('[data-today]')) time.textContent = today;
}
