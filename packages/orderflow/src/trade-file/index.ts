export { readTrades, type TradeFileOptions } from './read-trades.ts';
export { TradeFileError, type TradeFileProblem } from './trade-file-error.ts';
