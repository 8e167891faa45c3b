export { readAgents } from './core/agents.ts';
export { type Channel, sendLink } from './core/channels.ts';
export {
  type ChatAction,
  type ChatState,
  initialState,
  nextState,
  type Phase,
} from './core/conversation-state.ts';
export { hasRtl, languageDirection } from './core/direction.ts';
export { type Availability, isAvailable } from './core/hours.ts';
export { english, type LabelName, type Labels } from './core/labels.ts';
export { type Language, launcherLabel } from './core/languages.ts';
export { type Recipient, readPhone } from './core/link.ts';
export {
  messageDelay,
  notificationDelay,
  notificationFloor,
  readNotificationDelay,
} from './core/numbers.ts';
export { type Agent, readSettings, type Settings } from './core/settings.ts';
