export { channels } from '../core/channels.ts';
