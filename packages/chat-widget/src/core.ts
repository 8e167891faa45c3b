export { type Agent, readAgents } from './core/agents.ts';
export {
  messageDelay,
  notificationDelay,
  notificationFloor,
  readNotificationDelay,
} from './core/delays.ts';
export { hasRtl, languageDirection } from './core/direction.ts';
export { type Availability, isAvailable } from './core/hours.ts';
export { type Channel, type Recipient, readPhone, sendLink } from './core/link.ts';
export {
  type ChatAction,
  type ChatState,
  initialState,
  nextState,
  type Phase,
} from './core/state.ts';
export { builtInText, type TextName } from './core/texts.ts';
