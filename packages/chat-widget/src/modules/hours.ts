export { isAvailable } from '../core/hours.ts';
