/* Data of a person who watches a lot, in the formats of local storage. */

const BOOKMARKS = 500;
export const SHOWS = 50;
export const EPISODES_EACH = 60;
const LENGTH = 2400;
export const TIME = 1_700_000_000_000;

export const bookmarks = Array.from({ length: BOOKMARKS }, (_, index) => ({
  mediaId: 1 + (index % 200),
  mediaType: 'movie',
  category: ['watchlist', 'favorites', 'Noir'][Math.floor(index / 200)],
  addedAt: TIME + index,
}));

/** Every tenth episode is unfinished. */
const episode = (show: number, index: number) => ({
  id: show * 100 + index,
  number: 1 + (index % 10),
  title: `Episode ${index}`,
  seasonId: show * 10,
  updatedAt: TIME + index,
  progress: { watched: index % 10 === 0 ? 600 : LENGTH, duration: LENGTH },
});
export const items = Object.fromEntries(
  Array.from({ length: SHOWS }, (_, at) => {
    const episodes = Array.from({ length: EPISODES_EACH }, (_each, index) => [
      `s${1 + Math.floor(index / 10)}e${1 + (index % 10)}`,
      episode(at + 1, index),
    ]);
    const show = { type: 'show', title: `Show ${at + 1}`, year: 2001, updatedAt: TIME + EPISODES_EACH - 1 };
    return [at + 1, { ...show, episodes: Object.fromEntries(episodes) as object }];
  }),
);
