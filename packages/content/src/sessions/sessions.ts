// One line for each session that stories draw; its name is what `{% story %}` calls it.
export { absorbedPush } from './absorbed-push.ts';
export { bandWalk } from './band-walk.ts';
export { exhaustedRally } from './exhausted-rally.ts';
export { foughtOverBar } from './fought-over-bar.ts';
export { twoShelves } from './two-shelves.ts';
export { unconfirmedHigh } from './unconfirmed-high.ts';
