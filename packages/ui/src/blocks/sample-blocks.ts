// One line for each sample: the file that it's in; its name is the block type.
export * from './sample-claims.ts';
export * from './sample-lists.ts';
export * from './sample-pictures.ts';
export * from './sample-texts.ts';
