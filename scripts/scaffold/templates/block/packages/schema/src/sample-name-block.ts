/** Sample text: the block’s purpose in one sentence. */
export interface SampleNameBlock {
  readonly type: 'sampleName';
  readonly title: string;
  readonly items: readonly string[];
}
