import './your-trades.css';
import { readTape } from '@otm/orderflow';
import { readTrades, TradeFileError, type TradeFileProblem } from '@otm/orderflow/trade-file';
import type { ChartTexts } from '@otm/schema';
import { useId, useState } from 'react';
import { ChartFigure } from '../figure/chart-figure.tsx';
import type { SessionChartId } from '../figure/session-charts.ts';
import { type ChartData, chartData } from '../session/chart-data.ts';
import { defaultSettings } from '../session/compute-session.ts';

/** The file to start with, the chart to draw, and the texts around them. */
export interface YourTradesProps {
  /** The file of trades to start with, as text. */
  readonly file: string;
  /** Which chart to draw. */
  readonly id: SessionChartId;
  /** The texts of charts, in the page's language. */
  readonly texts: ChartTexts;
  /** Labels the field with the file. */
  readonly label: string;
  /** The text below the field, about the formats that it accepts. */
  readonly hint: string;
  /** Names the origin of the trades in the chart's caption. */
  readonly source: string;
}

type Read = { readonly data: ChartData } | { readonly problems: readonly TradeFileProblem[] };

function read(text: string, source: string): Read {
  try {
    const session = readTape(readTrades(text, { tickSize: 0.25 }), defaultSettings);
    return { data: chartData(session, { source, tickSize: 0.25 }) };
  } catch (error) {
    if (!(error instanceof TradeFileError)) throw error;
    return { problems: error.problems };
  }
}

/** A chart above the file that it's drawn from, which can be edited. */
export function YourTrades({ file, id, texts, label, hint, source }: YourTradesProps) {
  const field = useId();
  const [text, setText] = useState(file);
  const result = read(text, source);
  return (
    <>
      {'data' in result && <ChartFigure id={id} data={result.data} texts={texts} />}
      <div className="your-trades">
        <label htmlFor={field}>{label}</label>
        <textarea
          id={field}
          aria-describedby={`${field}-hint`}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p id={`${field}-hint`}>{hint}</p>
        <div role="alert" lang="en">
          {'problems' in result && (
            <ul>
              {result.problems.slice(0, 5).map(({ line, message }) => (
                <li key={line}>
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
