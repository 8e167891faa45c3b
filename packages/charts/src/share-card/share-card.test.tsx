// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionChart } from '../figure/session-chart.tsx';
import { chartTexts } from '../testing/chart-texts.ts';
import { sampleSession } from '../testing/sample-sessions.ts';
import { ShareCard, type ShareCardProps } from './share-card.tsx';

const title = 'Read the auction behind the candle';

afterEach(cleanup);

const showCard = (picture?: ShareCardProps['picture']) =>
  render(
    <ShareCard
      logo="M2 3h6"
      brand="OTM"
      title={title}
      url="www.example.com"
      picture={picture}
      measure={(text, { fontSize }) => text.length * fontSize * 0.6}
    />,
  );

it('shows the brand, the title in lines, the URL and the chart with its caption', () => {
  showCard({
    chart: <SessionChart id="hero" size="card" data={sampleSession} texts={chartTexts.en} />,
    caption: 'Simulated data',
  });
  const [card] = screen.getAllByRole('img', { name: title });
  expect(card?.getAttribute('width')).toBe('1200');
  for (const text of ['OTM', 'Read the auction', 'behind the candle', 'www.example.com']) {
    expect(screen.getByText(text, { selector: 'text' })).toBeTruthy();
  }
  expect(screen.getByText('Simulated data')).toBeTruthy();
  expect(card?.querySelectorAll('.otm-chart text')).toHaveLength(0);
});

it('sets the title larger without a chart', () => {
  showCard();
  const line = screen.getByText(/^Read/, { selector: 'text' });
  expect(Number(line.getAttribute('font-size'))).toBeGreaterThan(60);
});
