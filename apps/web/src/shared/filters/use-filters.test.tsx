import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { FilterBar } from './filter-bar';
import { useFilters } from './use-filters';

afterEach(cleanup);

function Page() {
  const [filters, change] = useFilters();
  return <FilterBar filters={filters} onChange={change} />;
}
const open = (path: string) => renderPage(Page, { path, pattern: '/movies' });
/** Presses both before the first choice is rendered. */
const pressBoth = (...names: string[]) =>
  act(() => {
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  });

it('keeps both of two presets that are pressed one right after the other [BROWSE-26]', async () => {
  const { address } = open('/movies?tab=new');
  pressBoth('Under 100 minutes', 'Well rated, little known');
  await waitFor(() => expect(address()).toBe('/movies?tab=new&rating=7&votes=100&most-votes=1500&shorter=99'));
});

it('removes both of two filters that are removed one right after the other [BROWSE-25]', async () => {
  const { address } = open('/movies?genres=comedy%2Cdrama%2Chorror&rating=7');
  pressBoth('Remove filter: Comedy', 'Remove filter: Horror');
  await waitFor(() => expect(address()).toBe('/movies?genres=drama&rating=7'));
});
