import { writeTokens } from '../src/tokens/write-tokens.ts';

writeTokens();
