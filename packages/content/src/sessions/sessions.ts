// One line for each session that stories draw; its name is what `{% story %}` calls it.
export { absorbedPush } from './absorbed-push.ts';
