import { describe, expect, it } from '@jest/globals';
import { describeRead, readOne, readTexts } from '../../testing/read-text';

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
