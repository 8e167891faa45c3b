import { element } from '../dom/element.ts';

/** Creates the box of a video like the `VideoEmbed` component's, without a poster, for a player. */
export const createVideo = (): HTMLElement => element('figure', { class: 'otm-video' });
