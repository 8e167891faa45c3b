import { readNumber } from '../core/delays.ts';
import css from './chat-widget.css?inline';
import type { Settings } from './team.ts';

/** The style sheet's text with the lengths that stand in attributes, in px. */
export function styleText(settings: Settings): string {
  const px = (name: string, fallback: number) => `${readNumber(settings[name], fallback)}px`;
  return `${css}:host{--cw-x:${px('offset-x', 16)};--cw-y:${px('offset-y', 16)};--cw-height:${px('height', 320)}}`;
}
