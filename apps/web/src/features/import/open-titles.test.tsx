import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { TitleCandidate, TitleMatch } from '@marquee/core/import';
import { renderApp } from '../../testing/render-app';
import type { ImportJob } from './import-job';
import type { Review } from './import-state';
import { OpenTitles } from './open-titles';
import type { NamedTitle } from './resolve-titles';

afterEach(cleanup);

const named = (name: string): NamedTitle => ({
  key: name,
  ref: { mediaType: 'movie', title: name, year: null, ids: {} },
  episode: undefined,
  count: 1,
  needsEpisodes: false,
  orSeries: undefined,
});
const film = (id: number): TitleCandidate => ({ mediaType: 'movie', id, title: `Film ${id}`, year: 2000 + id });

it('films with one match by name can be looked through and taken together [IMPORT-07, IMPORT-25]', () => {
  const titles = ['Low Tide', 'Rafts', 'Dune', 'Gone'].map(named);
  const found: Record<string, TitleCandidate[]> = { 'Low Tide': [film(1)], Rafts: [film(2)], Dune: [film(3), film(4)] };
  const matchOf = ({ key }: NamedTitle): TitleMatch => {
    const candidates = found[key];
    return candidates ? { kind: 'ambiguous', candidates } : { kind: 'missing' };
  };
  const choose = jest.fn<ImportJob['choose']>(() => Promise.resolve());
  renderApp(
    <OpenTitles
      review={{ titles, failed: [] } as unknown as Review}
      job={{ matchOf, choose } as unknown as ImportJob}
    />,
  );
  const single = screen.getByRole('region', { name: 'One match by name' });
  expect(within(single).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  fireEvent.click(within(single).getByRole('button', { name: 'Take all 2 titles' }));
  expect(choose.mock.calls[0]?.[0].map(({ candidate }) => candidate.id)).toEqual([1, 2]);
  const several = screen.getByRole('region', { name: 'Which one is it?' });
  expect(within(several).queryByRole('button', { name: /^Take/ })).toBeNull();
});
