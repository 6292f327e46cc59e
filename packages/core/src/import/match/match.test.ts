import { describe, expect, it } from '@jest/globals';
import type { EpisodeRef, TitleRef } from '../records';
import { episodeRef } from '../values/build';
import { matchEpisode, watchedEpisodes, type SeriesEpisode } from './episodes';
import { lookupsOf, matchTitle, titleRefKey, type TitleCandidate } from './titles';

const ref = (known: Partial<TitleRef>): TitleRef => ({
  mediaType: 'movie',
  title: 'The Long Ferry',
  year: 2011,
  ids: {},
  ...known,
});
const film = (id: number, year: number | null, more: Partial<TitleCandidate> = {}): TitleCandidate => ({
  mediaType: 'movie',
  id,
  title: 'The Long Ferry',
  year,
  ...more,
});
const byName = (wanted: TitleRef, ...candidates: TitleCandidate[]) => {
  const match = matchTitle(
    wanted,
    { by: 'name', mediaType: wanted.mediaType, title: wanted.title, year: wanted.year },
    candidates,
  );
  if (match.kind === 'matched') return match.title.id;
  return match.kind === 'ambiguous' ? match.candidates.map(({ id }) => id) : null;
};

describe('the title that a record means [IMPORT-07]', () => {
  it('is looked up by its ids first, then by its name', () => {
    expect(lookupsOf(ref({ ids: { tmdb: 1, imdb: 'tt0000001', tvdb: 2 } })).map(({ by }) => by)).toEqual([
      'tmdb',
      'imdb',
      'name',
    ]);
    expect(lookupsOf(ref({ mediaType: 'tv', ids: { tvdb: 2 } }))[0]).toEqual({ by: 'tvdb', id: 2 });
    expect(
      lookupsOf(ref({ mediaType: null, ids: { tmdb: 1 } })).map((lookup) => 'mediaType' in lookup && lookup.mediaType),
    ).toEqual(['movie', 'tv', null]);
    const episode = episodeRef({ ids: { imdb: 'tt0000009' } });
    expect(lookupsOf(ref({ mediaType: 'tv' }), episode)[0]).toEqual({ by: 'imdb', id: 'tt0000009' });
    expect(lookupsOf(ref({ title: '' }))).toEqual([]);
  });

  it('is looked up once, however often a file names it', () => {
    expect(titleRefKey(ref({}))).toBe(titleRefKey(ref({ title: 'Long Ferry, The' })));
    expect(titleRefKey(ref({}))).not.toBe(titleRefKey(ref({ year: 2012 })));
    expect(titleRefKey(ref({ ids: { tmdb: 1, imdb: 'tt1' } }))).toBe(
      titleRefKey(ref({ title: 'x', ids: { imdb: 'tt1', tmdb: 1 } })),
    );
  });

  it('has the same name and the same year, give or take one', () => {
    expect(byName(ref({}), film(1, 2011), film(2, 2012))).toBe(1);
    expect(byName(ref({}), film(2, 2012), film(3, 2020))).toBe(2);
    expect(byName(ref({}), film(3, 2013))).toBeNull();
    expect(byName(ref({}), film(1, 2011, { title: 'Der lange Weg', otherTitles: ['the long ferry!'] }))).toBe(1);
    expect(byName(ref({}), film(1, 2011, { title: 'The Long Ferry Home' }))).toBeNull();
  });

  it('is left to the person if several match equally, or if only the name matches', () => {
    expect(byName(ref({}), film(1, 2011), film(2, 2011))).toEqual([1, 2]);
    expect(byName(ref({ year: null }), film(1, 2011))).toEqual([1]);
    expect(byName(ref({ mediaType: null }), film(1, 2011), film(2, 2011, { mediaType: 'tv' }))).toEqual([1, 2]);
  });

  it('is the only series of that name if no year is known', () => {
    const series = (id: number, year: number | null) => film(id, year, { mediaType: 'tv' });
    const wanted = ref({ mediaType: 'tv', year: null });
    expect(byName(wanted, series(1, 2011), film(2, 2011))).toBe(1);
    expect(byName(wanted, series(1, 2011), series(3, null))).toEqual([1, 3]);
    // It may be a film that nobody knows.
    expect(byName({ ...wanted, mediaType: null }, series(1, 2011))).toEqual([1]);
  });

  it('is never of the other type, nor one with a different id', () => {
    expect(byName(ref({}), film(1, 2011, { mediaType: 'tv' }))).toBeNull();
    expect(byName(ref({ ids: { imdb: 'tt0000001' } }), film(1, 2011, { ids: { imdb: 'tt0000002' } }))).toBeNull();
    const byId = (wanted: TitleRef, ...found: TitleCandidate[]) =>
      matchTitle(wanted, { by: 'imdb', id: 'tt0000001' }, found).kind;
    expect(byId(ref({ title: 'Other name' }), film(1, 1950))).toBe('matched');
    expect(byId(ref({ mediaType: 'tv' }), film(1, 2011))).toBe('missing');
    expect(byId(ref({ mediaType: null }), film(1, 2011), film(2, 2011, { mediaType: 'tv' }))).toBe('ambiguous');
  });
});

const episodes: SeriesEpisode[] = [
  { season: 0, number: 1, id: 1, seasonId: 9, title: 'Special' },
  { season: 1, number: 1, id: 11, seasonId: 10, title: 'Pilot', ids: { tvdb: 901 } },
  { season: 1, number: 2, id: 12, seasonId: 10, title: 'The Pier', ids: { tvdb: 902 } },
  { season: 2, number: 1, id: 21, seasonId: 20, title: 'Ropes' },
  { season: 2, number: 2, id: 22, seasonId: 20, title: 'The Pier' },
  { season: 2, number: 3, id: 23, seasonId: 20, title: 'Later', hasAired: false },
];
const find = (known: Partial<EpisodeRef>) => matchEpisode(episodeRef(known), episodes)?.id ?? null;
const watched = (known: Partial<EpisodeRef> | undefined, isThrough?: true) =>
  watchedEpisodes({ ...(known && { episode: episodeRef(known) }), ...(isThrough && { isThrough }) }, episodes).map(
    ({ episode, isDated }) => `${episode.id}${isDated ? ' dated' : ''}`,
  );

describe('the episode that a record means [IMPORT-08]', () => {
  it('has its id, whatever its number', () => {
    expect(find({ season: 9, number: 9, ids: { tvdb: 902 } })).toBe(12);
    expect(find({ ids: { tmdb: 21 } })).toBe(21);
  });

  it('has its season and number, unless its id differs', () => {
    expect(find({ season: 1, number: 2 })).toBe(12);
    expect(find({ season: 0, number: 1 })).toBe(1);
    expect(find({ season: 1, number: 3 })).toBeNull();
    expect(find({ season: 1, number: 2, ids: { tvdb: 777 } })).toBeNull();
  });

  it('may be numbered through all seasons, without specials', () => {
    expect(find({ absolute: 3 })).toBe(21);
    expect(find({ number: 4 })).toBe(22);
    expect(find({ absolute: 99 })).toBeNull();
  });

  it('is counted by the numbers that are listed, where they go on through the seasons or begin at 0', () => {
    const list = (...places: [number, number][]): SeriesEpisode[] =>
      places.map(([season, number]) => ({ season, number, id: season * 100 + number, seasonId: season, title: '' }));
    const nth = (absolute: number, episodes: SeriesEpisode[]) =>
      matchEpisode(episodeRef({ absolute }), episodes)?.id ?? null;
    expect(nth(1157, list([21, 1156], [21, 1157]))).toBe(2100 + 1157);
    expect(nth(1, list([1, 0], [1, 1]))).toBe(101);
    expect(nth(3, list([1, 1], [1, 2], [1, 4]))).toBeNull();
    expect(nth(4, list([1, 1], [1, 2], [1, 4]))).toBe(104);
  });

  it('has its name, if no other has it', () => {
    expect(find({ title: 'the pier' })).toBeNull();
    expect(find({ title: 'the pier', season: 2 })).toBe(22);
    expect(find({ title: 'Ropes!' })).toBe(21);
    // Netflix names a season or a part in front: `Series: Coven: Ropes`.
    expect(find({ title: 'Coven: Ropes' })).toBe(21);
    expect(find({ title: 'Part 2: The Pier', season: 2 })).toBe(22);
    expect(find({ title: 'Coven: The Pier' })).toBeNull();
    expect(find({})).toBeNull();
  });

  it('may stand for several: all of the series, a season, or all before it; only its own date is known', () => {
    expect(watched(undefined)).toEqual(['11', '12', '21', '22']);
    expect(watched({ season: 2 })).toEqual(['21', '22']);
    expect(watched({ season: 2, number: 1 }, true)).toEqual(['11', '12', '21 dated']);
    expect(watched({ absolute: 2 }, true)).toEqual(['11', '12 dated']);
    expect(watched({ season: 7, number: 1 }, true)).toEqual([]);
    expect(watched({ season: 2, title: 'Ropes' })).toEqual(['21 dated']);
  });

  it('can be placed without a list of episodes by season and number alone', () => {
    const place = (known: Partial<EpisodeRef>, isThrough?: true) =>
      watchedEpisodes({ episode: episodeRef(known), ...(isThrough && { isThrough }) }, null).map(({ episode }) => [
        episode.season,
        episode.number,
      ]);
    expect(place({ season: 1, number: 5 })).toEqual([[1, 5]]);
    expect(place({ season: 1, number: 5 }, true)).toEqual([]);
    expect(place({ absolute: 5 })).toEqual([]);
    expect(watchedEpisodes({}, null)).toEqual([]);
  });
});
