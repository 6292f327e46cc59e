import { describe, expect, it } from '@jest/globals';
import { describeRead, readOne, readTexts } from '../testing/read-text';

const RATINGS =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n';
const LIST =
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n';

describe('IMDb [IMPORT-13]', () => {
  it('tells ratings of films, series and episodes', () => {
    const table =
      RATINGS +
      'tt7000002,8,2025-02-02,The Long Ferry,The Long Ferry,https://www.imdb.com/title/tt7000002/,Movie,7.1,99,2011,"Drama, Mystery",100,2011-03-04,Ann Lee\n' +
      'tt7000001,9,2025-02-03,Harbour Lights,Harbour Lights,https://www.imdb.com/title/tt7000001/,TV Mini Series,8,50,2016,Drama,100,2016-01-01,\n' +
      'tt7100001,10,2025-02-04,Harbour Lights: The Pier,Harbour Lights: The Pier,,TV Episode,8,50,2017,Drama,100,2017-01-01,\n' +
      'tt7000009,7,2025-02-05,Boat Game,Boat Game,,Video Game,8,,2017,Action,100,2017-01-01,\n';
    expect(readOne('ratings.csv', table)).toEqual([
      '2: rating movie The Long Ferry 2011 8/10 imdb=tt7000002',
      '3: rating tv Harbour Lights 2016 9/10 imdb=tt7000001',
      '4: rating tv Harbour Lights The Pier 10/10 episode.imdb=tt7100001',
      '5: problem not_a_video',
    ]);
  });

  it('tells ratings in the columns that they had until 2017', () => {
    const table =
      '"position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"\n' +
      '"1","tt7000002","Sat Dec 31 00:00:00 2016","","","The Long Ferry","Feature Film","Ann Lee","8","7.9","117","2011","crime","3","2011-03-04","http://www.imdb.com/title/tt7000002/"\n';
    const [read] = [readTexts({ 'ratings.csv': table })];
    expect(describeRead(read)).toEqual(['2: rating movie The Long Ferry 2011 8/10 imdb=tt7000002']);
    expect(read.records[0]).toMatchObject({ ratedAt: Date.UTC(2016, 11, 31, 12) });
  });

  it('tells the watchlist and lists, also with ids that lost their letters', () => {
    const rows =
      LIST +
      '1,7000002,2023-07-13,2024-02-05,With Ann,The Long Ferry,,,tvMovie,7,99,2011,Drama,1,2011-03-04,,8,2025-02-02\n2,tt7100001,2023-07-14,2024-02-05,,Harbour Lights: The Pier,,,TV Episode,7,99,2017,Drama,1,,,,\n';
    expect(readOne('watchlist.csv', rows)).toEqual([
      '2: rating movie The Long Ferry 2011 8/10 imdb=tt7000002',
      '2: watchlist movie The Long Ferry 2011 imdb=tt7000002',
      '2: note movie The Long Ferry 2011 "With Ann" imdb=tt7000002',
      '3: problem not_carried_over',
    ]);
    expect(readOne('0f8fad5b-d9cb-469f-a165-70867728950e.csv', rows)[1]).toMatch(/^2: watchlist movie/);
    expect(readOne('Boats.csv', rows)[1]).toBe('2: list-entry movie The Long Ferry 2011 in "boats" imdb=tt7000002');
  });
});
