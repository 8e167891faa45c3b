export { describeRoot } from './describe-root.ts';
