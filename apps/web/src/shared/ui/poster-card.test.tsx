import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '../../app/store';
import { renderApp, testServices } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { entriesEdited } from '../store/collections';
import { storeSetting } from '../store/settings';
import type { CardItem } from './card-action';
import { PosterCard } from './poster-card';
import { Picture } from './picture';
import { PictureTile } from './picture-tile';
import type { SiteLanguage } from '@marquee/core';
import { activate } from '../i18n/i18n';
import { Description } from './description';

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
afterEach(() => {
  cleanup();
  activate('en', {});
});

describe('a poster card', () => {
  it('shows the year, two genres at most and the rating with one decimal [BROWSE-21]', () => {
    show(title(603, { voteAverage: 8.25, genreIds: [28, 12, 16] }));
    expect(screen.getByText('1999 · Action · Adventure')).toBeTruthy();
    expect(screen.getByText('8.3')).toBeTruthy();
  });

  it('shows the trending badge with a popularity above 450 [BROWSE-22]', () => {
    show(title(1, { popularity: 450 }));
    expect(screen.queryByText('Trending')).toBeNull();
    show(title(1, { popularity: 450.1 }));
    expect(screen.getByText('Trending')).toBeTruthy();
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

const picture = (path: string | null, alt: string) => (
  <Picture path={path} kind="poster" alt={alt} sizes="9rem" size="w154" />
);

describe('a picture', () => {
  it('that is missing says what it would show', () => {
    render(picture(null, 'Poster of Dark'));
    expect(screen.getByRole('img', { name: 'Poster of Dark' })).toBeTruthy();
  });

  it('that is decorative is not exposed as an unnamed image if it is missing or fails to load', () => {
    const { container, rerender } = render(picture(null, ''));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(picture('/a.jpg', ''));
    const image = container.querySelector('img');
    if (!image) throw new Error('the picture is not drawn');
    fireEvent.error(image);
    expect(container.querySelector('[role="img"]')).toBeNull();
  });

  it('of a genre or a network gives way to a placeholder when it fails, too [IMAGE-05]', () => {
    const { container } = render(<PictureTile href="/x" name="Drama" picture="genre-drama" />, {
      wrapper: MemoryRouter,
    });
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/api/img/t/p/w300/marquee-genre-drama.svg');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Drama' })).toBeTruthy();
  });
});

const markOf = (language: string | null, metadataLanguage: string | null = null) => {
  const { store } = renderApp(<Description language={language}>A city of the future</Description>);
  act(() => store.dispatch(storeSetting('metadataLanguage', metadataLanguage)));
  return screen.getByText('A city of the future').getAttribute('lang');
};

it.each<[SiteLanguage, string | null, string | null, string | null]>([
  ['de', 'en', null, 'en'],
  ['de', null, 'ja-JP', 'ja'],
  ['de', 'cn', null, 'yue'],
  ['de', null, null, null],
  ['pt-BR', null, 'pt-PT', null],
  ['en', 'en', 'de-DE', null],
])(
  'on a page in %s, a description in %s while %s is wanted has the language %s [LANGUAGE-10]',
  (page, language, wanted, mark) => {
    activate(page, {});
    expect(markOf(language, wanted)).toBe(mark);
  },
);
