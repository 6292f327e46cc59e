import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addPlay, changeEntry, dayToMs, newProfileValues, titleKey } from '@marquee/core';
import type { SharedTaste } from '@marquee/core/recommendations';
import type { DiscoverArgs, TmdbClient } from '@marquee/tmdb';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { createRecords } from '../../../shared/store/collections';
import { renderApp } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import { profilesKnown } from '../../../shared/store/profiles.slice';
import { userInfoSet } from '../../../shared/store/session.slice';
import type { Connect } from '../recommender/with-planner';
import { connectHere } from '../testing/connect-here';
import { changeChoices } from './evening-choices';
import { TonightPage } from './tonight-page';

const COMEDY = 35;
const minutesOf = (id: number) => 80 + id;
const film = (id: number) =>
  title(id, {
    title: `Film ${id}`,
    genreIds: id % 2 === 0 ? [COMEDY] : [53],
    year: 1950 + id,
    voteCount: 1000,
    totalRuntimeMin: minutesOf(id),
  });
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

const netflix = { id: 8, name: 'Netflix', logoPath: null };
const noOffers = { link: '', subscription: [], free: [], ads: [], rent: [], buy: [] };

interface OpenOptions {
  invite?: () => Promise<SharedTaste | null>;
  connect?: Connect;
}

/** Film 1 leads to films from 30 on; what everybody watches are films 10 to 29. */
function open({ invite, connect = connectHere }: OpenOptions = {}) {
  const asked: DiscoverArgs[] = [];
  const tmdb: Partial<TmdbClient> = {
    relatedTitles: ({ id }) =>
      Promise.resolve({
        title: film(id),
        keywords: [],
        recommendations: range(30, 10).map(film),
        similar: [],
      }),
    discover: (filters) => {
      asked.push(filters);
      return Promise.resolve(pageOf(range(10, 20).map(film)));
    },
    titleSummary: ({ id }) => Promise.resolve(film(id)),
    watchOptions: ({ id }) => Promise.resolve(id < 16 ? { US: { ...noOffers, subscription: [netflix] } } : {}),
  };
  const ask = jest.fn(invite ?? (() => Promise.resolve(null)));
  const view = renderApp(<TonightPage invite={ask} connect={connect} />, { tmdb, records: createRecords() });
  return { ...view, asked, ask };
}

const shown = async () => {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return screen.getAllByRole('article').map((article) => article.getAttribute('aria-label') ?? '');
};

async function watch(...ids: number[]): Promise<void> {
  const records = createRecords();
  const changes = ids.map((id) => {
    const played = { mediaType: 'movie' as const, id, title: `Film ${id}`, year: 1950 + id };
    const entry = addPlay({}, { id: 'a', played, watchedAt: dayToMs('2026-03-01'), how: 'marked' }, 1);
    return { name: 'plays' as const, entry, isPending: false };
  });
  const rating = { rating: 9, ratedAt: null, title: 'Film 1', year: 1951 };
  await records.put([
    ...changes,
    { name: 'ratings', entry: changeEntry(undefined, titleKey('movie', 1), rating, 1), isPending: false },
  ]);
  records.close();
}

beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  changeChoices({
    mode: 'three',
    mediaType: 'movie',
    mood: null,
    decade: null,
    minutes: null,
  });
});
afterEach(cleanup);

describe('the page Tonight', () => {
  it('suggests what follows from the log, with reasons and the time it takes [FORYOU-06, FORYOU-11]', async () => {
    await watch(1, 30);
    open();
    const titles = await shown();
    expect(titles.every((name) => Number(name.slice(5)) > 30)).toBe(true);
    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByText('You gave 4½ to Film 1')).toBeTruthy();
    expect(card.getByText(/^1h \d+m, over by \d+:\d\d/)).toBeTruthy();
    expect(screen.queryByText(/We don’t know your taste yet/)).toBeNull();
  });

  it('suggests three popular titles to who has watched nothing, and says so, on Retry where its worker failed [FORYOU-17]', async () => {
    let tries = 0;
    const connect: Connect = (signal, onFailure) => {
      tries += 1;
      if (tries === 1) onFailure(new Error('There is no memory left.'));
      return connectHere(signal, onFailure);
    };
    open({ connect });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await shown()).toHaveLength(3);
    expect(screen.getByText(/We don’t know your taste yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps to the mood and the time [FORYOU-11]', async () => {
    const { asked } = open();
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Something funny' }));
    fireEvent.change(screen.getByLabelText('For how long?'), { target: { value: '105' } });
    await waitFor(async () => expect((await shown()).every((name) => Number(name.slice(5)) % 2 === 0)).toBe(true));
    expect((await shown()).every((name) => minutesOf(Number(name.slice(5))) <= 105)).toBe(true);
    expect(asked.at(-1)).toMatchObject({ withGenres: [COMEDY], runtimeMinTo: 105 });
  });

  it('replaces one title on "Not this", and remembers that in this browser [FORYOU-14]', async () => {
    open();
    const [first = '', second = '', third = ''] = await shown();
    fireEvent.click(screen.getByRole('button', { name: `Not ${second}` }));
    await waitFor(async () => expect(await shown()).not.toContain(second));
    const after = await shown();
    expect([after[0], after[2]]).toEqual([first, third]);
    expect(localStorage.getItem('for-you')).toContain(`movie:${second.slice(5)}`);
  });

  it('says why, and takes "Less of this" and "Not interested" [FORYOU-20]', async () => {
    await watch(1);
    const { store } = open();
    const [first = '', second = ''] = await shown();
    fireEvent.click(screen.getByRole('button', { name: `Why ${first} is recommended` }));
    const menu = within(screen.getByRole('dialog'));
    expect(menu.getByText('You gave 4½ to Film 1')).toBeTruthy();
    fireEvent.click(menu.getByRole('button', { name: 'Less of this' }));
    await waitFor(async () => expect(await shown()).not.toContain(first));
    fireEvent.click(screen.getByRole('button', { name: `Why ${second} is recommended` }));
    fireEvent.click(screen.getByRole('button', { name: 'Not interested' }));
    await waitFor(async () => expect(await shown()).not.toContain(second));
    expect(Object.keys(store.getState().collections.notInterested)).toEqual([`movie:${second.slice(5)}`]);
  });

  it('makes a double bill that is over in time, or surprises with one title, and another one on request [FORYOU-15, FORYOU-16]', async () => {
    open();
    await shown();
    fireEvent.click(screen.getByRole('tab', { name: 'Double bill' }));
    expect(await shown()).toHaveLength(2);
    expect(screen.getByText(/^These two, with a break: over by/)).toBeTruthy();
    expect(screen.getByText('15 min break')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Surprise me' }));
    fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    const [first] = await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Another one' }));
    expect(await shown()).not.toEqual([first]);
  });

  it('surprises with another title in place of one that is refused [FORYOU-16]', async () => {
    open();
    await shown();
    fireEvent.click(screen.getByRole('tab', { name: 'Surprise me' }));
    fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    const [first = ''] = await shown();
    fireEvent.click(screen.getByRole('button', { name: `Why ${first} is recommended` }));
    fireEvent.click(screen.getByRole('button', { name: 'Not interested' }));
    await waitFor(async () => expect(await shown()).not.toEqual([first]));
    expect(await shown()).toHaveLength(1);
  });

  it('asks for each service by itself, and keeps to those that the visitor has [FORYOU-18]', async () => {
    const { asked } = open();
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Only my services' }));
    for (const name of ['Netflix', 'Hulu']) fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(asked.flatMap(({ withWatchProviders }) => (withWatchProviders ? [withWatchProviders] : []))).toEqual(
        expect.arrayContaining([[8], [15]]),
      ),
    );
    await waitFor(async () => expect((await shown()).every((name) => Number(name.slice(5)) < 16)).toBe(true));
  });

  it('for two leaves out what the other one has seen, and names both in reasons [FORYOU-12]', async () => {
    await watch(1);
    const taste: SharedTaste = {
      titles: [
        {
          ...{ key: 'movie:1', title: 'Film 1', rating: 8, lastAtMs: null },
          ...{ isSeen: true, isRewatched: false, isFavorite: false, isListed: false },
        },
      ],
      closed: range(30, 7).map((id) => titleKey('movie', id)),
    };
    const { store, ask } = open({ invite: () => Promise.resolve(taste) });
    const profile = (id: string, name: string) => ({
      ...newProfileValues,
      id,
      name,
      hasPin: false,
      isRestricted: false,
    });
    store.dispatch(userInfoSet({ username: 'ada', id: 'u1', name: 'Ada', email: 'a@b.c', isDonator: false }));
    store.dispatch(
      profilesKnown({
        ...{ account: 'u1', isRemembered: false, last: '1' },
        profiles: [profile('1', 'Ada'), profile('aaaaaaaaaa', 'Ben')],
      }),
    );
    await shown();
    fireEvent.change(await screen.findByLabelText('Who’s watching?'), { target: { value: 'aaaaaaaaaa' } });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect((await screen.findAllByText('You gave 4½ to Film 1, Ben gave 4')).length).toBeGreaterThan(0);
    const closed = new Set(taste.closed.map((key) => `Film ${key.slice(6)}`));
    expect((await shown()).filter((name) => closed.has(name))).toEqual([]);
  });
});
