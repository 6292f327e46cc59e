import { expect, it } from '@jest/globals';
import { wireCollection, wirePerson, wirePersonItem } from '../testing';
import { toCollection } from './collection';
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

it('a collection lists its films oldest first and undated ones last', () => {
  expect(toCollection(wireCollection()).parts.map((film) => film.title)).toEqual([
    'Harbour Lights',
    'Harbour Dawn',
    'Harbour Dark',
  ]);
});
