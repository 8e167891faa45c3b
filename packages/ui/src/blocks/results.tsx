import type { BlockViewProps } from './block-view.ts';
import { Quote } from './quote.tsx';

/** A gain and a loss side by side, with the disclosure on hypothetical results in the same section. */
export function Results({ block: { examples, disclosure } }: BlockViewProps<'results'>) {
  return (
    <section className="otm-results" data-claim="results" aria-label={disclosure.title}>
      <ul>
        {examples.map(({ outcome, title, text, result }) => (
          <li key={outcome} data-outcome={outcome}>
            <strong>{title}</strong>
            <span className="otm-results__amount">{result}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <strong>{disclosure.title}</strong>
      <p>{disclosure.plain}</p>
      <Quote {...disclosure.statement} />
    </section>
  );
}
