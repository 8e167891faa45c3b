// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

afterEach(cleanup);

const draw = (columns = ['Feature', 'Yearly', 'Lifetime']) =>
  render(
    <ComparisonTable caption="Plans side by side" columns={columns}>
      <tr>
        <th scope="row">Updates</th>
        <td>Yes</td>
        <td>Yes</td>
      </tr>
    </ComparisonTable>,
  );

it('is a table named by its caption', () => {
  draw();
  expect(screen.getByRole('table', { name: 'Plans side by side' })).toBeTruthy();
});

it('scrolls in a region that the keyboard reaches', () => {
  draw();
  const region = screen.getByRole('region', { name: 'Plans side by side' });
  expect(region.getAttribute('tabindex')).toBe('0');
});

it('has a header for every column, in order', () => {
  draw();
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Feature', 'Yearly', 'Lifetime']);
  for (const header of headers) expect(header.getAttribute('scope')).toBe('col');
});

it('has its rows in the body', () => {
  draw();
  const [, body] = screen.getAllByRole('rowgroup');
  const row = within(body as HTMLElement).getByRole('row');
  expect(within(row).getByRole('rowheader').textContent).toBe('Updates');
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
});

it('renders without columns or rows', () => {
  render(
    <ComparisonTable caption="Nothing yet" columns={[]}>
      {null}
    </ComparisonTable>,
  );
  expect(screen.queryByRole('columnheader')).toBeNull();
});
