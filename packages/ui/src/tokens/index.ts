export { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
export { type Token, type TokenMode, tokensIn } from './token-tree.ts';
export { default as tokenFile } from './tokens.json' with { type: 'json' };
export { tokensForMode, tokensJson } from './tokens-json.ts';
