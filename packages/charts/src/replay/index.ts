export { pickPlaygroundTexts } from './pick-texts.ts';
export type { PlaygroundProps } from './playground.tsx';
export { PlaygroundLauncher, type PlaygroundLauncherProps } from './playground-launcher.tsx';
