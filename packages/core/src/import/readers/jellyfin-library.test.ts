import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

const items = [
  {
    Id: 'a',
    Type: 'Movie',
    Name: 'The Long Ferry',
    ProductionYear: 2011,
    ProviderIds: { Tmdb: '80001', Imdb: 'tt7000002' },
    UserData: { Played: true, PlayCount: 3, LastPlayedDate: '2024-03-05T20:41:30.0000000Z', IsFavorite: true },
  },
  {
    Id: 's',
    Type: 'Series',
    Name: 'Harbour Lights',
    ProductionYear: 2016,
    ProviderIds: { Tvdb: '90001' },
    UserData: { Played: true, IsFavorite: true },
  },
  {
    Id: 'e',
    Type: 'Episode',
    Name: 'The Pier',
    SeriesId: 's',
    SeriesName: 'Harbour Lights',
    ParentIndexNumber: 2,
    IndexNumber: 3,
    ProviderIds: {},
    UserData: { Played: true, PlayCount: 1, IsFavorite: true },
  },
  {
    Id: 'f',
    Type: 'Movie',
    Name: 'Half Seen',
    ProductionYear: null,
    RunTimeTicks: 60_000_000_000,
    UserData: { Played: false, PlaybackPositionTicks: 6_000_000_000, LastPlayedDate: '2024-03-06T20:00:00Z' },
  },
  { Id: 'g', Type: 'Movie', Name: 'Never seen', UserData: { Played: false, PlayCount: 0 } },
  { Id: 'm', Type: 'Audio', Name: 'A song', UserData: { Played: true } },
  { Id: 'x', Type: 'Movie', Name: '', UserData: { Played: true } },
];

describe('what a Jellyfin server knows of somebody [IMPORT-28]', () => {
  it('tells what was played, how often and when last, where it was left, and favorites', () => {
    expect(readOne('Home (Jellyfin).json', JSON.stringify({ Items: items }))).toEqual([
      '1: watching movie The Long Ferry 2011 2024-03-05 20:41 ×3 imdb=tt7000002 tmdb=80001',
      '1: favourite movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001',
      '2: favourite tv Harbour Lights 2016 tvdb=90001',
      '3: watching tv Harbour Lights 2016 s2e3 The Pier ? tvdb=90001',
      '3: favourite tv Harbour Lights 2016 s2e3 The Pier tvdb=90001',
      '4: progress movie Half Seen 600/6000',
      '5: problem not_carried_over',
      '6: problem not_a_video',
      '7: problem no_title',
    ]);
  });
});
