import { describe, expect, it } from '@jest/globals';
import { film } from '../testing/entries';
import { cleanList } from './clean';
import { figuresOf } from './figures';
import { repairText } from './repair-text';
import type { SourceRow } from './source-row';

const row = (over: Partial<SourceRow> = {}): SourceRow => ({
  Title: 'The Quiet Harbour',
  'Release Date': 'Jun 12 1998',
  'Worldwide Gross': 20_000_000,
  'Production Budget': 8_000_000,
  'MPAA Rating': 'R',
  'Running Time min': 101,
  Distributor: 'Gramercy',
  Source: 'Based on Book/Short Story',
  'Major Genre': 'Drama',
  'Creative Type': 'Historical Fiction',
  Director: 'Jan De Bont',
  'Rotten Tomatoes Rating': 70,
  'IMDB Rating': 7,
  'IMDB Votes': 20_000,
  ...over,
});

const clean = (...rows: SourceRow[]) => cleanList(rows, []);
const only = (over: Partial<SourceRow>) => clean(row(over)).films[0];

describe('the list of films, cleaned', () => {
  it("converts a film's facts to the catalogue's terms", () => {
    expect(only({})).toMatchObject({
      title: 'The Quiet Harbour',
      date: '1998-06-12',
      runtimeMin: 101,
      certificate: 'R',
      directors: ['Jan de Bont'],
      company: 'Gramercy Pictures',
      genres: ['Drama'],
      keywords: ['based on book', 'period film'],
    });
  });

  it.each(['Jun 12 2046', 'Dec 31 1969', 'Jan 01 1974', 'Jun 1998', '12-Jun-98'])('drops the date %j', (date) => {
    const { films, refused } = clean(row({ 'Release Date': date }));
    expect([films.length, refused['no date']]).toEqual([0, 1]);
  });

  it('drops a film without a title, or with nothing from which to derive a genre', () => {
    expect(clean(row({ Title: null })).refused['no title']).toBe(1);
    expect(clean(row({ 'Major Genre': null, 'Creative Type': 'Dramatization' })).refused['no genre']).toBe(1);
  });

  it('accepts a title that is a number', () => {
    expect(only({ Title: 1776 })?.title).toBe('1776');
  });

  it('keeps one of two films with the same name and year, and both if the years differ', () => {
    const again = row({ Title: 'Quiet Harbour, The', 'Release Date': 'Aug 01 1998' });
    expect(clean(row(), again).refused.twice).toBe(1);
    expect(clean(row(), row({ 'Release Date': 'Aug 01 2004' })).films).toHaveLength(2);
  });

  it('drops authored films, under either title and with a slightly later release, but not remakes', () => {
    const authored = [film({ title: 'Stilla hamnen', originalTitle: 'The Quiet Harbour', releaseDate: '1997-02-01' })];
    expect(cleanList([row()], authored).refused.authored).toBe(1);
    expect(cleanList([row({ 'Release Date': 'Jun 12 2008' })], authored).films).toHaveLength(1);
  });

  it('leaves out an impossible running time or certificate', () => {
    expect(only({ 'Running Time min': 9, 'MPAA Rating': 'Not Rated' })).toMatchObject({
      runtimeMin: null,
      certificate: null,
    });
  });

  it('repairs letters decoded in the wrong character set', () => {
    expect(repairText('LÈon')).toBe('Léon');
    expect(repairText("Le Fabuleux destin d'AmÈlie Poulain")).toBe("Le Fabuleux destin d'Amélie Poulain");
    expect(repairText('I Love You Ö')).toBe('I Love You …');
    expect(repairText('Alien³')).toBe('Alien³');
    expect(repairText('千と千尋')).toBe('千と千尋');
  });
});

describe('the figures of a film', () => {
  it('follow its columns', () => {
    const [much, little] = [figuresOf('a', row({ 'IMDB Votes': 400_000 })), figuresOf('a', row())];
    expect(much.popularity).toBeGreaterThan(little.popularity);
    expect(little).toMatchObject({ rating: 6.9, votes: 1000 });
  });

  it("do not use another film's votes: critics replace implausible viewer ratings", () => {
    expect(figuresOf('a', row({ 'Rotten Tomatoes Rating': 95, 'IMDB Rating': 2.6 }))).toMatchObject({
      rating: 7.7,
      votes: 60,
    });
  });

  it('are absent if the list has none', () => {
    const silent = row({ 'Rotten Tomatoes Rating': null, 'IMDB Rating': null, 'IMDB Votes': null });
    expect(figuresOf('a', silent)).toMatchObject({ rating: 0, votes: 0 });
  });

  it('stay below those of authored films', () => {
    const most = row({ 'IMDB Votes': 5_000_000, 'Worldwide Gross': 3e9 });
    expect(figuresOf('a', most).popularity).toBeLessThan(10);
  });
});
