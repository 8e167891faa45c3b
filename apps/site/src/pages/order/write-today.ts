/** Writes today's date, in the visitor's time zone, as an ISO date. */
export function writeToday(): void {
  // Swedish dates are ISO dates.
  for (const time of document.querySelectorAll('[data-today]'))
    time.textContent = new Date().toLocaleDateString('sv');
}
