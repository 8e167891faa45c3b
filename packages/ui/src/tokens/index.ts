export { type PairContrast, pairContrasts } from './contrast.ts';
export { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
export { type Token, type TokenFile, type TokenMode, tokensIn } from './token-tree.ts';
export { default as tokenFile } from './tokens.json' with { type: 'json' };
export { tokensCss } from './tokens-css.ts';
export { tokensForMode, tokensJson } from './tokens-json.ts';
