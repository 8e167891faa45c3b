// One line for each session that stories draw; its name is what `{% story %}` calls it.
export { absorbedPush } from './absorbed-push.ts';
export { failedAuction } from './failed-auction.ts';
export { firstHour } from './first-hour.ts';
export { losingDay } from './losing-day.ts';
export { newsAnchor } from './news-anchor.ts';
export { threeDays } from './three-days.ts';
export { twoStops } from './two-stops.ts';
export { unconfirmedHighs } from './unconfirmed-highs.ts';
export { valueEdge } from './value-edge.ts';
