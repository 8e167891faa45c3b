export {
  type ChatAction,
  type ChatState,
  initialState,
  nextState,
  type Phase,
} from './core/conversation-state.ts';
export { hasRtl, languageDirection } from './core/direction.ts';
export { type Availability, isAvailable } from './core/hours.ts';
export { builtInLabel, type LabelName, launcherLabel } from './core/labels.ts';
export { type Channel, type Recipient, readPhone, sendLink } from './core/link.ts';
export {
  messageDelay,
  notificationDelay,
  notificationFloor,
  readNotificationDelay,
} from './core/numbers.ts';
export { type Agent, readSettings, type Settings } from './core/settings.ts';
