import { computeSession, type SimulatedData } from '@otm/charts';
import { computeFromReads } from '@otm/content';
import { type Article, type Block, defaultLocale } from '@otm/schema';
import { sceneOf, scriptOf } from './scenes.ts';
import {
  heroSessionOf,
  type SessionPicture,
  sessionOf,
  sessionPicture,
  storySessionOf,
} from './session.ts';

/** The session of a block's picture, if it has one of its own. */
function sessionIn(block: Block, id: SessionPicture['id']): SimulatedData | undefined {
  if (block.type === 'chart' && block.seed !== undefined)
    return id === 'hero' ? heroSessionOf(block.seed) : sessionOf(block.seed);
  if (block.type !== 'story') return undefined;
  const { picture } = block;
  if (picture.session !== undefined) return storySessionOf(scriptOf(picture.session));
  // Setups are searched in sessions without a script.
  return computeSession(sceneOf(picture).seed, { ticks: { episodes: [] } });
}

/** Returns the picture of an article's preview: its chart, of the first session that it explains. */
export const articlePicture: (article: Article) => SessionPicture = computeFromReads(
  ({ picture: id, text }: Article) => {
    for (const block of text[defaultLocale].blocks) {
      const data = sessionIn(block, id);
      if (data) return { id, data };
    }
    return sessionPicture(id);
  },
);

/** Returns the picture of a featured article: the same session in a chart that its preview lacks. */
export function featuredPicture(article: Article): SessionPicture {
  const { id, data } = articlePicture(article);
  return { id: id === 'hero' ? 'delta-bar' : 'hero', data };
}
