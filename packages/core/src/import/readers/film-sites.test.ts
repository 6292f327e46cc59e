import { describe, expect, it } from '@jest/globals';
import { describeRead, readOne, readTexts } from '../testing/read-text';

const RATINGS =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n';
const LIST =
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n';

describe('IMDb [IMPORT-13]', () => {
  it('reads ratings of films, series and episodes', () => {
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

  it('reads ratings in the columns that they had until 2017', () => {
    const table =
      '"position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"\n' +
      '"1","tt7000002","Sat Dec 31 00:00:00 2016","","","The Long Ferry","Feature Film","Ann Lee","8","7.9","117","2011","crime","3","2011-03-04","http://www.imdb.com/title/tt7000002/"\n';
    const [read] = [readTexts({ 'ratings.csv': table })];
    expect(describeRead(read)).toEqual(['2: rating movie The Long Ferry 2011 8/10 imdb=tt7000002']);
    expect(read.records[0]).toMatchObject({ ratedAt: Date.UTC(2016, 11, 31, 12) });
  });

  it('reads the watchlist and lists, also with ids that lost their letters', () => {
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

const HEAD = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n';

describe('TMDB [IMPORT-16]', () => {
  it('reads ratings; the ids of an episode are its own', () => {
    const table =
      HEAD +
      '90001,tt7100001,tv,Harbour Lights S1E1,2016-09-22T00:00:00Z,1,1,6.976,8,2023-01-07T16:35:52Z\n80001,tt7000002,movie,The Long Ferry,2011-03-04T00:00:00Z,,,7.757,7.5,2023-05-02T09:29:50Z\n';
    expect(readOne('ratings.csv', table)).toEqual([
      '2: rating tv Harbour Lights s1e1 8/10 episode.imdb=tt7100001 episode.tmdb=90001',
      '3: rating movie The Long Ferry 2011 8/10 imdb=tt7000002 tmdb=80001',
      '3: problem rounded_rating',
    ]);
  });

  it('reads the watchlist and favorites by the names of their files', () => {
    const table = HEAD + '80001,,movie,The Long Ferry,2011-03-04T00:00:00Z,,,7.757,,\n,,movie,,,,,,,\n';
    expect(readOne('movie_watchlist.csv', table)).toEqual([
      '2: watchlist movie The Long Ferry 2011 tmdb=80001',
      '3: problem no_title',
    ]);
    expect(readOne('favorites.csv', table)[0]).toBe('2: favorite movie The Long Ferry 2011 tmdb=80001');
  });
});

describe('Letterboxd [IMPORT-12]', () => {
  it('reads the diary with its days, half stars and repeats', () => {
    const diary =
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n' +
      '2026-08-18,The Long Ferry,2011,https://boxd.it/aaa,3.5,Yes,,2025-02-24\r\n' +
      '2026-08-18,"Rain, Again",1990,https://boxd.it/bbb,,,"wet, sad",2026-04-14\r\n' +
      '2026-08-19,Too Good,2001,https://boxd.it/ccc,6,,,2026-08-19\r\n';
    expect(readOne('diary.csv', diary)).toEqual([
      '2: watching movie The Long Ferry 2011 2025-02-24 7/10',
      '2: rating movie The Long Ferry 2011 7/10',
      '3: watching movie Rain, Again 1990 2026-04-14',
      '4: watching movie Too Good 2001 2026-08-19',
      '4: problem bad_rating',
    ]);
  });

  it('reads reviews of several lines', () => {
    const reviews =
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n' +
      '2026-08-18,The Long Ferry,2011,https://boxd.it/aaa,3,,"First line.\nHe said ""no"".",,2025-02-24\n';
    expect(readOne('reviews.csv', reviews)).toEqual([
      '2: watching movie The Long Ferry 2011 2025-02-24 6/10',
      '2: rating movie The Long Ferry 2011 6/10',
      '2: note movie The Long Ferry 2011 "First line.\nHe said "no"."',
    ]);
  });

  it('distinguishes tables with the same columns by the names of their files', () => {
    const films = 'Date,Name,Year,Letterboxd URI\n2020-01-02,The Long Ferry,2011,https://boxd.it/aaa\n';
    const files = {
      'export/watched.csv': films,
      'export/watchlist.csv': films,
      'export/likes/films.csv': films,
      'export/ratings.csv': films.replace('URI\n', 'URI,Rating\n').replace('aaa\n', 'aaa,0.5\n'),
    };
    expect(describeRead(readTexts(files))).toEqual([
      // The date in that file is when the film was marked as watched.
      '2: watching movie The Long Ferry 2011 ?',
      '2: watchlist movie The Long Ferry 2011',
      '2: favorite movie The Long Ferry 2011',
      '2: rating movie The Long Ferry 2011 1/10',
    ]);
  });

  it('reads a list with the name above its films', () => {
    const list =
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2021-11-06,"Boats, mostly",,https://boxd.it/l,"A list,\nover two lines."\n\n' +
      'Position,Name,Year,URL,Description\n1,The Long Ferry,2011,https://boxd.it/aaa,\n2,Rafts,1979,https://boxd.it/ddd,Still good\n';
    expect(readOne('lists/boats.csv', list)).toEqual([
      '7: list-entry movie The Long Ferry 2011 in "Boats, mostly"',
      '8: list-entry movie Rafts 1979 in "Boats, mostly"',
      '8: note movie Rafts 1979 "Still good"',
    ]);
  });

  it('reads exports of Movary, which names the columns differently', () => {
    const head = 'title,year,tmdbId,imdbId';
    const film = '"The Long "Ferry"",2011,80001,tt7000002';
    const files = {
      'export-history-1.csv': `${head},watchedAt,comment,location\n${film},2025-02-24,Good,Home\n`,
      'export-ratings-1.csv': `${head},userRating\n${film},7\n`,
      'export-watchlist-1.csv': `${head},addedAt\n${film},2025-02-24 10:00:00\n`,
    };
    const title = 'movie The Long "Ferry" 2011';
    expect(describeRead(readTexts(files))).toEqual([
      `2: watching ${title} 2025-02-24 imdb=tt7000002 tmdb=80001`,
      `2: note ${title} "Good" imdb=tt7000002 tmdb=80001`,
      `2: rating ${title} 7/10 imdb=tt7000002 tmdb=80001`,
      `2: watchlist ${title} imdb=tt7000002 tmdb=80001`,
    ]);
  });

  it('reports unreadable dates, ratings and notes, and keeps no HTML in reviews', () => {
    const table =
      'Title,Year,Rating100,Rating10,WatchedDate,Review\n' +
      'Rafts,1979,80,,soon,"<b>Slow</b> &amp; right.<br>I <3 it"\n';
    expect(readOne('import.csv', table)).toEqual([
      '2: watching movie Rafts 1979 ?',
      '2: note movie Rafts 1979 "Slow & right.\nI <3 it"',
      '2: problem unknown_date',
      '2: problem unknown_date',
      '2: problem not_carried_over',
    ]);
  });

  it('can be read in the form that it imports', () => {
    const table =
      'tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Review\n80001,tt7000002,The Long Ferry,2011,7,2025-02-24,Yes,Good\n,,Rafts,1979,,,,\n,,,,,,,\n';
    expect(readOne('import.csv', table)).toEqual([
      '2: watching movie The Long Ferry 2011 2025-02-24 7/10 imdb=tt7000002 tmdb=80001',
      '2: rating movie The Long Ferry 2011 7/10 imdb=tt7000002 tmdb=80001',
      '2: note movie The Long Ferry 2011 "Good" imdb=tt7000002 tmdb=80001',
      '3: watching movie Rafts 1979 ?',
      '4: problem no_title',
    ]);
  });
});
