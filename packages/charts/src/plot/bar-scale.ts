/** Units from one bar to the next. */
export const barPitch = 8;

/** Units across one bar; the rest is the gap to the next. */
export const barWidth = barPitch - 2;

/** Units from the left edge to the middle of the bar at an index. */
export const barX = (index: number): number => index * barPitch + barPitch / 2;

/** Units that a number of bars take up. */
export const barsWidth = (count: number): number => count * barPitch;
