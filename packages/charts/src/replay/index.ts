export { pickReplayTexts } from './pick-replay-texts.ts';
export type { ReplayProps } from './replay.tsx';
export {
  loadReplay,
  type ReplayComponent,
  ReplayLauncher,
  type ReplayLauncherProps,
} from './replay-launcher.tsx';
