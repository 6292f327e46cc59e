import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { title } from '../../testing/titles';
import { suggestionsOf } from './suggestions';
import type { CrewMember, Video, WatchOptions } from '@marquee/tmdb';
import { groupCrew } from './people/group-crew';
import { playableVideos } from './videos/pick-videos';
import { offeredRegions, offerGroups } from './watch-options/offers';

const film = createFakeTmdb().client.movieDetails({ id: 101 });
const titles = (...ids: number[]) => ids.map((id) => title(id));

describe('our recommendations', () => {
  it('are the recommended titles, filled up with similar ones, each once [TITLE-03]', async () => {
    const few = { ...(await film), recommendations: titles(1, 2), similar: titles(2, 3) };
    expect(suggestionsOf(few).map(({ id }) => id)).toEqual([1, 2, 3]);
    const many = { ...(await film), recommendations: titles(1, 2, 3, 4, 5, 6, 7, 8), similar: titles(9) };
    expect(suggestionsOf(many)).toHaveLength(8);
  });

  it('never contain the title itself', async () => {
    const self = { ...(await film), recommendations: titles(101, 1), similar: [] };
    expect(suggestionsOf(self).map(({ id }) => id)).toEqual([1]);
  });
});

const member = (id: number, job: string): CrewMember => ({
  creditId: `${id}-${job}`,
  id,
  name: `Person ${id}`,
  job,
  department: '',
  profilePath: null,
});

describe('the crew of a title', () => {
  it('lists the director first and each person once, with all of their jobs', () => {
    const crew = groupCrew([member(1, 'Editor'), member(2, 'Writer'), member(3, 'Grip'), member(2, 'Director')]);
    expect(crew.map(({ id, jobs }) => [id, jobs.join(', ')])).toEqual([
      [2, 'Director, Writer'],
      [1, 'Editor'],
      [3, 'Grip'],
    ]);
  });
});

const video = (changes: Partial<Video>): Video => ({
  key: 'abc_123-XYZ',
  name: 'A video',
  site: 'YouTube',
  type: 'Trailer',
  official: true,
  language: 'en',
  ...changes,
});
const names = (videos: Video[]) => playableVideos(videos).map(({ name }) => name);

describe('the videos of a title', () => {
  it('start with the official trailer', () => {
    expect(
      names([
        video({ name: 'clip', type: 'Clip' }),
        video({ name: 'fan trailer', official: false }),
        video({ name: 'teaser', type: 'Teaser' }),
        video({ name: 'trailer' }),
      ]),
    ).toEqual(['trailer', 'fan trailer', 'teaser', 'clip']);
  });

  it('play on hosts that the CSP allows, without cookies', () => {
    const [youtube] = playableVideos([video({})]);
    expect(new URL(youtube?.embedAddress ?? '').host).toBe('www.youtube-nocookie.com');
    const [vimeo] = playableVideos([video({ site: 'Vimeo', key: '76979871' })]);
    expect(new URL(vimeo?.embedAddress ?? '')).toMatchObject({ host: 'player.vimeo.com', pathname: '/video/76979871' });
  });

  it('leave out other hosts and invalid keys', () => {
    expect(
      names([video({ site: 'Elsewhere' }), video({ site: 'toString' }), video({ key: '../../x"onload=' })]),
    ).toEqual([]);
  });
});

const provider = (id: number) => ({ id, name: `Provider ${id}`, logoPath: null });
const options = (changes: Partial<WatchOptions>): WatchOptions => ({
  link: '',
  subscription: [],
  free: [],
  ads: [],
  rent: [],
  buy: [],
  ...changes,
});

describe('where to watch', () => {
  it('groups offers by kind of payment, and lists a service that rents and sells once', () => {
    const groups = offerGroups(
      options({ subscription: [provider(8)], rent: [provider(1), provider(2)], buy: [provider(2), provider(3)] }),
    );
    expect(groups.map(({ label, providers }) => [label, providers.map(({ id }) => id)])).toEqual([
      ['Stream', [8]],
      ['Rent or buy', [2]],
      ['Rent', [1]],
      ['Buy', [3]],
    ]);
    expect(offerGroups(undefined)).toEqual([]);
  });

  it('offers regions with an offer, and always the current one', () => {
    const byRegion = { US: options({ buy: [provider(1)] }), FR: options({}), DE: options({ free: [provider(2)] }) };
    expect(offeredRegions(byRegion, 'US')).toEqual(['US', 'DE']);
    expect(offeredRegions(byRegion, 'JP')).toEqual(['JP', 'US', 'DE']);
  });
});
