import { revealTarget } from './reveal-target.ts';

// Above the questions, before the parser reaches them.
revealTarget();
