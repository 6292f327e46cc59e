import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { TitleCandidate } from '@marquee/core/import';
import { renderApp } from '../../testing/render-app';
import type { ImportJob } from './import-job';
import type { OpenTitle } from './import-state';
import { OpenTitles } from './open-titles';

afterEach(cleanup);

const film = (id: number): TitleCandidate => ({ mediaType: 'movie', id, title: `Film ${id}`, year: 2000 + id });
const open = (name: string, ...candidates: TitleCandidate[]): OpenTitle => ({
  title: {
    ...{ key: name, ref: { mediaType: 'movie', title: name, year: null, ids: {} } },
    ...{ episode: undefined, count: 1, needsEpisodes: false, orSeries: undefined },
  },
  candidates,
});

it('films with one match by name can be looked through and taken together [IMPORT-07, IMPORT-25]', () => {
  const chooseSingle = jest.fn<ImportJob['chooseSingle']>(() => Promise.resolve());
  const showMore = jest.fn<ImportJob['showMore']>(() => Promise.resolve());
  renderApp(
    <OpenTitles
      open={{
        single: { count: 40, titles: [open('Low Tide', film(1)), open('Rafts', film(2))] },
        several: { count: 1, titles: [open('Dune', film(3), film(4))] },
        none: { count: 0, titles: [] },
      }}
      job={{ chooseSingle, showMore } as unknown as ImportJob}
    />,
  );
  const single = screen.getByRole('region', { name: 'One match by name' });
  expect(within(single).getByRole('button', { name: 'Film 2 (movie, 2002)' })).toBeTruthy();
  fireEvent.click(within(single).getByRole('button', { name: 'Take all 40 titles' }));
  expect(chooseSingle).toHaveBeenCalledTimes(1);
  fireEvent.click(within(single).getByRole('button', { name: 'Show 30 more' }));
  expect(showMore).toHaveBeenCalledWith('single');
  const several = screen.getByRole('region', { name: 'Which one is it?' });
  expect(within(several).queryByRole('button', { name: /^Take/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Not found' })).toBeNull();
});
