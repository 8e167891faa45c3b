// One line for each session that stories draw; its name is what `{% story %}` calls it.
export { absorbedPush } from './absorbed-push.ts';
export { bandWalk } from './band-walk.ts';
export { exhaustedRally } from './exhausted-rally.ts';
export { failedAuction } from './failed-auction.ts';
export { firstHour } from './first-hour.ts';
export { foughtOverBar } from './fought-over-bar.ts';
export { losingDay } from './losing-day.ts';
export { newsAnchor } from './news-anchor.ts';
export { threeDays } from './three-days.ts';
export { twoShelves } from './two-shelves.ts';
export { twoStops } from './two-stops.ts';
export { unconfirmedHigh } from './unconfirmed-high.ts';
export { unconfirmedHighs } from './unconfirmed-highs.ts';
export { valueEdge } from './value-edge.ts';
