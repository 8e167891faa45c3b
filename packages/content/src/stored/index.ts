export {
  type BlockCode,
  BlockError,
  blockCodes,
  type ReadBlock,
  readBlocks,
} from './read-blocks.ts';
