import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '../../app/store';
import { testServices } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { entriesEdited } from '../store/collections';
import { storeSetting } from '../store/settings';
import { type CardItem } from './card-action';
import { PosterCard } from './poster-card';

function show(item: CardItem, card = <PosterCard item={item} />) {
  const store = createAppStore(testServices().services);
  return {
    store,
    ...render(
      <Provider store={store}>
        <MemoryRouter>{card}</MemoryRouter>
      </Provider>,
    ),
  };
}
afterEach(cleanup);

describe('a poster card', () => {
  it('shows the year, two genres at most and the rating with one decimal [BROWSE-21]', () => {
    show(title(603, { voteAverage: 8.25, genreIds: [28, 12, 16] }));
    expect(screen.getByText('1999 · Action · Adventure')).toBeTruthy();
    expect(screen.getByText('8.3')).toBeTruthy();
  });

  it.each([
    [450, false],
    [450.1, true],
  ])('with a popularity of %d shows the trending badge: %s [BROWSE-22]', (popularity, isTrending) => {
    show(title(1, { popularity }));
    expect(screen.queryByText('Trending') !== null).toBe(isTrending);
  });

  it('shows what the visitor gave in place of the average, for who wants that [RATING-05]', () => {
    const { store } = show(title(603, { voteAverage: 8.25 }));
    const given = { rating: 9, ratedAt: null, title: '', year: null };
    act(() => void store.dispatch(entriesEdited('ratings', [{ key: 'movie:603', value: given, changedAt: 1 }])));
    expect(screen.getByText('8.3')).toBeTruthy();
    act(() => store.dispatch(storeSetting('givenRatings', true)));
    expect(screen.queryByText('8.3')).toBeNull();
    expect(screen.getByText('4.5').textContent).toBe('Your rating 4.5 of 5');
  });

  it('leaves out an unknown rating or year', () => {
    show(title(1, { voteAverage: 0, year: null, genreIds: [] }));
    expect(screen.queryByText(/rating/i)).toBeNull();
    expect(screen.queryByText(/null|undefined|0\.0/)).toBeNull();
  });

  it('shows a placeholder for an image that fails to load [IMAGE-05]', () => {
    const { container } = show(title(1));
    const picture = container.querySelector('img');
    expect(picture).not.toBeNull();
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.shimmer')).not.toBeNull();
  });

  it('shows the title in place of a missing poster, hidden from screen readers', () => {
    const { container } = show(title(1, { posterPath: null }));
    expect(container.querySelector('img, .shimmer')).toBeNull();
    expect(screen.getAllByText('Title 1')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Title 1' })).toHaveLength(1);
    expect(container.querySelector('[aria-hidden] .display')?.textContent).toBe('Title 1');
  });

  it('truncates a right-to-left title at its end, not its beginning', () => {
    show(title(1, { title: 'ليالي الشتاء' }));
    expect(screen.getByRole('heading', { level: 3 }).getAttribute('dir')).toBe('auto');
  });
});
