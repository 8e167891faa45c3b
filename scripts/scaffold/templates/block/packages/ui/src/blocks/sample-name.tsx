import type { BlockViewProps } from './block-view.ts';

/** Sample text: the block’s look in one sentence. */
export function SampleName({ block }: BlockViewProps<'sampleName'>) {
  return (
    <section>
      <h3>{block.title}</h3>
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
