/** Writes today's date, in the visitor's own zone, as an ISO date, where the page asks for it. */
export function writeToday(): void {
  // Sweden writes its dates as ISO does.
  for (const time of document.querySelectorAll('[data-today]'))
    time.textContent = new Date().toLocaleDateString('sv');
}
