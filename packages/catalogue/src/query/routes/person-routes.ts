import { profilePath } from '@marquee/artwork/paths';
import type { PersonRecord } from '../../build/people';
import { externalIds, type Part } from '../title/common-parts';
import { partAnswer, withAppended } from '../title/details';
import { imageFile, inLanguages } from '../wire/images';
import { personCredits, personDetails } from '../wire/person';
import { route } from './route';

const personParts: ReadonlyMap<string, Part<PersonRecord>> = new Map<string, Part<PersonRecord>>([
  ['combined_credits', (person) => personCredits(person, () => true)],
  ['movie_credits', (person) => personCredits(person, ({ mediaType }) => mediaType === 'movie')],
  ['tv_credits', (person) => personCredits(person, ({ mediaType }) => mediaType === 'tv')],
  ['images', ({ id }, { query }) => inLanguages({ profiles: [imageFile('profile', profilePath(id))] }, query)],
  ['external_ids', () => externalIds(undefined)],
]);

export const personRoutes = [
  route('person/{id}', (context, id) => {
    const person = context.store.people().byId(Number(id));
    return person ? withAppended(personDetails(person), person, context, (name) => personParts.get(name)) : null;
  }),
  route('person/{id}/{part}', (context, id, part) => {
    const person = context.store.people().byId(Number(id));
    return person ? partAnswer(personParts.get(part), person, person.id, context) : null;
  }),
];
