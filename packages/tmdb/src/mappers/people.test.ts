import { expect, it } from '@jest/globals';
import { wireCollection, wireCredits, wirePerson, wirePersonItem } from '../testing';
import { toCollection } from './collection';
import { toCast } from './credits';
import { toPersonDetails, toPersonItem } from './person';

it('a person in a search shows what they are known for', () => {
  expect(toPersonItem(wirePersonItem())).toMatchObject({ name: 'Mara Quill', knownFor: [{ key: 'movie:101' }] });
});

it('a person has the titles and roles of their career', () => {
  const person = toPersonDetails(wirePerson());
  expect(person).toMatchObject({ birthday: '1984-02-29', placeOfBirth: null, imdbId: 'nm0000301', crew: [] });
  expect(person.cast).toMatchObject([
    { title: { key: 'movie:101' }, role: 'Ines', episodeCount: null, creditId: 'c1' },
    { title: { key: 'tv:201' }, role: 'Herself', episodeCount: 3, creditId: 'tv-201-1' },
  ]);
});

it('a person without a name has another one and is in no cast, and adult titles are in no filmography', () => {
  const named = (name: string, also_known_as: string[]) => toPersonDetails(wirePerson({ name, also_known_as })).name;
  expect(named(' ', ['Quill'])).toBe('Quill');
  expect([named('', []), toPersonItem(wirePersonItem({ name: '' })).name]).toEqual([
    'Unnamed Person',
    'Unnamed Person',
  ]);
  expect(toCast(wireCredits().cast.map((member) => ({ ...member, name: '' })))).toEqual([]);
  const credits = wirePerson().combined_credits;
  const cast = (credits?.cast ?? []).map((credit) => ({ ...credit, adult: credit.media_type === 'movie' }));
  const person = toPersonDetails(wirePerson({ combined_credits: { cast, crew: [] } }));
  expect(person.cast.map(({ title }) => title.key)).toEqual(['tv:201']);
});

it('a collection lists its films oldest first and undated ones last', () => {
  expect(toCollection(wireCollection()).parts.map((film) => film.title)).toEqual([
    'Harbour Lights',
    'Harbour Dawn',
    'Harbour Dark',
  ]);
});
