import { test } from './support/test';
import type { Visitor } from './support/visitor';

interface Film {
  id: number;
  title: string;
}
const newName = () => `ada-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
const PASSWORD = 'correct horse battery';

async function popularFilm({ url }: { url: string }): Promise<Film> {
  const answer = await fetch(`${url}/api/tmdb/3/movie/popular`);
  const { results } = (await answer.json()) as { results: Film[] };
  const [film] = results;
  if (!film) throw new Error('the instance lists no film');
  return film;
}

/** Asks for what stays true at the end of the film: a slow machine may look only then. */
const hasPlayedOn = (visitor: Visitor, fromSec = 0) =>
  visitor.until((from) => (document.querySelector('video')?.currentTime ?? 0) > from + 0.3, fromSec);

/** Everything is confirmed by the server. */
const isSynced = (visitor: Visitor) =>
  visitor.until(() => /^Synced/.test(document.querySelector('[data-sync]')?.textContent ?? ''));

const currentTime = (visitor: Visitor) =>
  visitor.driver.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

test('home leads to a category, and search to a title', async ({ visitor, network }) => {
  const film = await popularFilm(network);
  await visitor.open('/');
  await visitor.see('heading', /popular/);
  await visitor.until(() => [...document.images].some((image) => image.complete && image.naturalWidth > 0));
  // Firefox reports what a page is still waiting for when it is left.
  await visitor.until(() => document.querySelector('main [aria-busy="true"]') === null);
  await visitor.open('/categories');
  await visitor.click('link', /^drama/);
  await visitor.see('heading', /^drama/);
  await visitor.until(() => document.querySelectorAll('main article').length >= 6);

  await visitor.click('button', 'Search');
  await visitor.fill(/search movies and series/, film.title);
  await visitor.until(() => document.querySelector('dialog[open] ul[aria-label="Results"] a') !== null);
  await visitor.click('link', new RegExp(`^${film.title}`));
  await visitor.until(() => location.pathname.startsWith('/movies/'));
  await visitor.see('heading', film.title);
});

test('a title plays, seeks, changes quality and shows captions', async ({ visitor, network }) => {
  const film = await popularFilm(network);
  await visitor.open(`/movies/${film.id}`);
  await visitor.click('button', /^watch/);
  await hasPlayedOn(visitor);

  // Paused, because a slow machine looks for what happened long after it has.
  await visitor.click('button', 'Pause');
  await visitor.click('slider', 'Seek');
  await visitor.until(() => {
    const video = document.querySelector('video');
    return video !== null && video.paused && Math.abs(video.currentTime / video.duration - 0.5) < 0.1;
  });

  // Still paused: what remains of the film may be over before a slow machine has chosen.
  const pausedAtSec = await currentTime(visitor);
  await visitor.click('button', 'Settings');
  await visitor.click('menuitem', /^quality/);
  await visitor.click('menuitem', /^720p/);
  await visitor.click('button', 'Play');
  await hasPlayedOn(visitor, pausedAtSec);
  await visitor.until(() => document.querySelector('video')?.videoHeight === 720);

  await visitor.click('button', 'Subtitles');
  await visitor.click('subtitle', /^english/);
  await visitor.driver.evaluate(() => {
    const video = document.querySelector('video');
    video?.pause();
    if (video) video.currentTime = 14;
  });
  await visitor.until(() => document.querySelector('.mq-player__cue') !== null);
});

test('what was kept comes along into an account, and to another browser', async ({ visitor, newVisitor, network }) => {
  const film = await popularFilm(network);
  const name = newName();
  await visitor.open(`/movies/${film.id}`);
  await visitor.click('button', `Add ${film.title} to watchlist`);
  await visitor.see('button', `Remove ${film.title} from watchlist`);
  await visitor.open('/signup');
  await visitor.fill('Username', name);
  await visitor.fill('Email', `${name}@example.org`);
  await visitor.fill('Password', PASSWORD);
  await visitor.click('button', 'Sign Up');
  await isSynced(visitor);

  const other = await newVisitor();
  await other.open('/login');
  await other.fill('Email or username', name);
  await other.fill('Password', PASSWORD);
  await other.click('button', 'Login');
  await isSynced(other);
  await other.open('/bookmarks');
  await other.see('link', film.title);
});

test('a title that was opened by its address opens offline', async ({ visitor, network, allow }) => {
  allow(/./);
  const film = await popularFilm(network);
  await visitor.open(`/movies/${film.id}`);
  await visitor.see('heading', film.title);
  await visitor.until(() => navigator.serviceWorker.controller?.state === 'activated');
  await network.cut();
  try {
    await visitor.open(`/movies/${film.id}`);
    await visitor.see('heading', film.title);
    await visitor.open('/bookmarks');
    await visitor.see('heading', /my list/);
  } finally {
    await network.restore();
  }
});
