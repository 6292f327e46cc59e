import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTrakt, scrobbleReaders, type ScrobbleReading } from '.';

/** In a line: account, title, episode, position, whether it is finished or running, and when. */
function told(reading: ScrobbleReading): string {
  if (typeof reading === 'string') return reading;
  const { account, title, episode, lastNumber, position, isFinished, isRunning, atMs } = reading;
  const ids = (of: object) => Object.entries(of).map(([name, id]) => `${name}=${String(id)}`);
  const where = 'percent' in position ? `${position.percent} %` : `${position.watched}/${position.duration}`;
  return [
    ...(account ? [`${account}:`] : []),
    ...[title.mediaType, title.title, title.year, ...ids(title.ids)],
    ...(episode ? [`s${episode.season}e${episode.number}`, ...ids(episode.ids)] : []),
    ...(lastNumber === undefined ? [] : [`to e${lastNumber}`]),
    where,
    ...(isFinished ? ['finished'] : []),
    ...(isRunning ? ['running'] : []),
    ...(atMs === null ? [] : [new Date(atMs).toISOString()]),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}

describe('what media programs send [SCROBBLE-02]', () => {
  const jellyfin = {
    ServerId: '4f1c',
    NotificationType: 'PlaybackStop',
    UtcTimestamp: '2026-03-05T20:41:30.1234567Z',
    NotificationUsername: 'maria',
    DeviceName: 'Living room',
    ItemType: 'Movie',
    Name: 'The Long Ferry',
    Year: 2011,
    Provider_tmdb: '80001',
    Provider_imdb: 'tt7000002',
    RunTimeTicks: 60_000_000_000,
    PlaybackPositionTicks: 6_000_000_000,
    PlayedToCompletion: false,
  };
  const jellyfinEpisode = {
    ...jellyfin,
    ItemType: 'Episode',
    SeriesName: 'Harbour Lights',
    SeriesPremiereDate: '2016-02-01',
    SeasonNumber: 2,
    EpisodeNumber: 3,
    EpisodeNumberEnd: 4,
    PlayedToCompletion: 'True',
  };
  const plex = {
    event: 'media.scrobble',
    Account: { id: 1, title: 'maria' },
    Player: { title: 'Living room' },
    Metadata: {
      type: 'movie',
      title: 'The Long Ferry',
      year: 2011,
      duration: 6_000_000,
      viewOffset: 5_400_000,
      Guid: [{ id: 'imdb://tt7000002' }, { id: 'tmdb://80001' }, { id: 'tvdb://1' }],
    },
  };
  const plexEpisode = {
    type: 'episode',
    title: 'The Pier',
    grandparentTitle: 'Harbour Lights',
    parentIndex: 2,
    index: 3,
    duration: 6_000_000,
    viewOffset: 600_000,
  };
  const emby = {
    Event: 'playback.stop',
    Date: '2026-03-05T20:41:30.1234567Z',
    User: { Name: 'maria' },
    Session: { DeviceName: 'Living room' },
    Item: {
      Type: 'Episode',
      Name: 'The Pier',
      SeriesName: 'Harbour Lights',
      ParentIndexNumber: 2,
      IndexNumber: 3,
      RunTimeTicks: 60_000_000_000,
      ProviderIds: { Tvdb: '902' },
    },
    PlaybackInfo: { PositionTicks: 6_000_000_000, PlayedToCompletion: true },
  };
  const at = '2026-03-05T20:41:30.123Z';

  it.each([
    ['a film that was left', jellyfin, `maria: movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001 600/6000 ${at}`],
    [
      'a file of two episodes, by the series’ name and the episode’s ids',
      jellyfinEpisode,
      `maria: tv Harbour Lights 2016 s2e3 imdb=tt7000002 tmdb=80001 to e4 600/6000 finished ${at}`,
    ],
    [
      'a playback that goes on',
      { ...jellyfin, NotificationType: 'PlaybackProgress', PlayedToCompletion: undefined, IsPaused: 'False' },
      `maria: movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001 600/6000 running ${at}`,
    ],
    [
      'a mark made by hand',
      { ...jellyfin, NotificationType: 'UserDataSaved', SaveReason: 'TogglePlayed', Played: true },
      `maria: movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001 600/6000 finished ${at}`,
    ],
    ['a mark that was taken away', { ...jellyfin, NotificationType: 'UserDataSaved', Played: false }, 'ignored'],
    ['the start of a playback', { ...jellyfin, NotificationType: 'PlaybackStart' }, 'ignored'],
    ['a song', { ...jellyfin, ItemType: 'Audio' }, 'ignored'],
    ['something else', { title: 'Hello' }, 'invalid'],
  ])('Jellyfin: %s', (_, body, line) => expect(told(scrobbleReaders.jellyfin(body))).toBe(line));

  it.each([
    [
      'a film of which 90 % were played',
      plex,
      'maria: movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001 tvdb=1 6000/6000 finished',
    ],
    [
      'an episode that was left',
      {
        ...plex,
        event: 'media.stop',
        Metadata: { ...plexEpisode, guid: 'plex://episode/5d9c', Guid: [{ id: 'tvdb://902' }] },
      },
      'maria: tv Harbour Lights s2e3 tvdb=902 600/6000',
    ],
    [
      'an episode of a former agent, which names its series',
      {
        ...plex,
        event: 'media.pause',
        Metadata: { ...plexEpisode, guid: 'com.plexapp.agents.thetvdb://90001/2/3?lang=en' },
      },
      'maria: tv Harbour Lights tvdb=90001 s2e3 600/6000',
    ],
    ['the start of a playback', { ...plex, event: 'media.play' }, 'ignored'],
    ['music', { ...plex, Metadata: { type: 'track' } }, 'ignored'],
    ['something else', { Metadata: {} }, 'invalid'],
  ])('Plex: %s', (_, body, line) => expect(told(scrobbleReaders.plex(body))).toBe(line));

  it.each([
    ['an episode to its end', emby, `maria: tv Harbour Lights s2e3 tvdb=902 600/6000 finished ${at}`],
    [
      'a film marked by hand',
      {
        Event: 'item.markplayed',
        Item: { Type: 'Movie', Name: 'The Long Ferry', ProductionYear: 2011, ProviderIds: { Tmdb: '80001' } },
      },
      'movie The Long Ferry 2011 tmdb=80001 0/0 finished',
    ],
    ['a mark that was taken away', { ...emby, Event: 'item.markunplayed' }, 'ignored'],
    ['something else', {}, 'invalid'],
  ])('Emby: %s', (_, body, line) => expect(told(scrobbleReaders.emby(body))).toBe(line));

  const film = { title: 'The Long Ferry', year: 2011, ids: { trakt: 7, slug: 'the-long-ferry-2011', tmdb: 80001 } };
  const episode = { season: 2, number: 3, title: 'The Pier', ids: { tvdb: 902 } };
  it.each([
    ['stop', { movie: film, progress: 80 }, 'movie The Long Ferry 2011 tmdb=80001 trakt=7 80 % finished'],
    ['stop', { movie: film, progress: 79.9 }, 'movie The Long Ferry 2011 tmdb=80001 trakt=7 79.9 %'],
    [
      'pause',
      { show: { title: 'Harbour Lights', year: 2016 }, episode, progress: '10' },
      'tv Harbour Lights 2016 s2e3 tvdb=902 10 %',
    ],
    ['stop', { episode: { ids: { tvdb: 902 } }, progress: 99 }, 'tv snullenull tvdb=902 99 % finished'],
    ['start', { movie: film, progress: 0 }, 'ignored'],
    ['stop', { movie: film }, 'invalid'],
    ['stop', { movie: film, progress: 101 }, 'invalid'],
    ['stop', { progress: 90, show: film }, 'invalid'],
    ['stop', { progress: 90, movie: { title: '' } }, 'invalid'],
  ] as const)('Trakt: %s with %j', (action, body, line) => expect(told(readTrakt(body, action))).toBe(line));

  it.each([
    [{ action: 'stop', movie: film, progress: 95 }, 'movie The Long Ferry 2011 tmdb=80001 trakt=7 95 % finished'],
    [{ uniqueIds: { tmdbId: '80001' } }, 'movie tmdb=80001 100 % finished'],
    [{ uniqueIds: {} }, 'invalid'],
    [{ action: 'explode', movie: film, progress: 95 }, 'invalid'],
  ])('Kodi: %j', (body, line) => expect(told(scrobbleReaders.kodi(body))).toBe(line));

  it('is read without an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        for (const read of [...Object.values(scrobbleReaders), (value: unknown) => readTrakt(value, 'stop')])
          read(body);
      }),
    );
  });
});
