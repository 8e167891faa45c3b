/** Every icon as the path of a 1.75 px line in a 20 px square. */
export const iconPaths = {
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  arrowUp: 'M10 16V4M5 9l5-5 5 5',
  card: 'M3 5h14v10H3zM3 8.5h14M6 12h3',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevronLeft: 'm12.5 4.5-5.5 5.5 5.5 5.5',
  chevronRight: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  close: 'm5 5 10 10m0-10L5 15',
  external: 'M8 5H4v11h11v-4M11 4h5v5m0-5-7 7',
  menu: 'M3 6h14M3 10h14M3 14h14',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
  pause: 'M7 4.5v11m6-11v11',
  play: 'M7 4.5v11l8.5-5.5z',
  search: 'M13 13l4 4M9 4a5 5 0 1 0 0 10 5 5 0 1 0 0-10z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5m0 13V18m8-8h-1.5m-13 0H2m13.7-5.7-1.1 1.1m-9.2 9.2-1.1 1.1m11.4 0-1.1-1.1M5.4 5.4 4.3 4.3',
  wallet: 'M3 6.5 13 3.5v3M3 6.5h14v10H3zm10.5 5h.5',
} as const;
