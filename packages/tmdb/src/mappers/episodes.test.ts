import { describe, expect, it } from '@jest/globals';
import { wireCredits, wireEpisode, wireSeason } from '../testing';
import { toEpisode, toEpisodeDetails } from './episode';
import { toSeason } from './season';

const [director] = wireCredits().crew;
const crewMember = (name: string, department: string, job: string) => {
  if (!director) throw new Error('the fixture has no crew');
  return { ...director, name, department, job };
};

describe('a season', () => {
  it('lists its episodes by number [EPISODE-09]', () => {
    const episodes = [3, 1, 2].map((episode_number) => wireEpisode({ episode_number }));
    expect(toSeason(wireSeason({ episodes })).episodes.map((episode) => episode.episodeNumber)).toEqual([1, 2, 3]);
  });

  it.each([
    [2, 'Season 2'],
    [0, 'Specials'],
  ])('numbered %i without a name is called %s', (season_number, name) => {
    expect(toSeason(wireSeason({ season_number, name: '' })).name).toBe(name);
  });
});

describe('an episode', () => {
  it('without a name is called by its number', () => {
    expect(toEpisode(wireEpisode({ episode_number: 3, name: '' })).name).toBe('Episode 3');
  });

  it('has no date, length or still where TMDB has none', () => {
    expect(toEpisode(wireEpisode({ air_date: null, runtime: null, still_path: null }))).toMatchObject({
      airDate: null,
      runtimeMin: null,
      stillPath: null,
    });
  });

  it('names its directors and writers once each [EPISODE-09]', () => {
    const crew = [
      crewMember('Lise Faber', 'Directing', 'Director'),
      crewMember('Lise Faber', 'Writing', 'Teleplay'),
      crewMember('Jo Ardent', 'Writing', 'Story'),
      crewMember('Jo Ardent', 'Writing', 'Writer'),
      crewMember('Ada Moor', 'Camera', 'Director of Photography'),
    ];
    expect(toEpisode(wireEpisode({ crew }))).toMatchObject({
      directors: ['Lise Faber'],
      writers: ['Lise Faber', 'Jo Ardent'],
    });
  });

  it('uses the fuller of its two crew lists', () => {
    const credits = wireCredits({ guest_stars: wireCredits().cast });
    expect(toEpisodeDetails(wireEpisode({ credits }))).toMatchObject({
      directors: ['Lise Faber'],
      guestStars: [{ name: 'Mara Quill' }, { name: 'Tom Abara' }],
      cast: [{ name: 'Mara Quill' }, { name: 'Tom Abara' }],
    });
  });
});
