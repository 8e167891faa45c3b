// What islands without React add to a page.
export { createButtonLink } from '../button/create-button-link.ts';
export { type CreatedModal, createModal, openModal } from '../modal/create-modal.ts';
export { createPlayer, type Player } from '../video-embed/create-player.ts';
export { createVideo } from '../video-embed/create-video.ts';
export { playInPlace } from '../video-embed/play-in-place.ts';
export { element } from './element.ts';
