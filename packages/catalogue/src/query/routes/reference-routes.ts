import { languages, networks, WATCH_REGION } from '@marquee/core';
import { ok } from '../answer';
import { providerRow } from '../title/watch-providers';
import { countryName } from '../wire/countries';
import { companyRow } from '../wire/movie-details';
import { route } from './route';

/** TMDB's size names; the API serves pictures at the same base URL as TMDB's (docs: images.baseUrl). */
const images = {
  base_url: '/api/img/t/p/',
  secure_base_url: '/api/img/t/p/',
  backdrop_sizes: ['w300', 'w780', 'w1280', 'original'],
  logo_sizes: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500', 'original'],
  poster_sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  profile_sizes: ['w45', 'w185', 'h632', 'original'],
  still_sizes: ['w92', 'w185', 'w300', 'original'],
};

export const referenceRoutes = [
  route('configuration', () => ok({ images, change_keys: [] })),
  route('configuration/languages', () =>
    ok(languages.map(({ code, name }) => ({ iso_639_1: code, english_name: name, name }))),
  ),
  route('configuration/countries', ({ store }) => {
    const codes = new Set([...store.movies, ...store.series].flatMap(({ entry }) => entry.countries));
    return ok(
      [...codes]
        .sort()
        .map((code) => ({ iso_3166_1: code, english_name: countryName(code), native_name: countryName(code) })),
    );
  }),
  route('network/{id}', ({ store }, id) => {
    const name = store.networks.nameOf(Number(id));
    if (name === undefined) return null;
    return ok({ ...companyRow(Number(id), name), headquarters: '', homepage: '' });
  }),
  route('company/{id}', ({ store }, id) => {
    const name = store.companies.nameOf(Number(id));
    if (name === undefined) return null;
    return ok({
      ...companyRow(Number(id), name),
      description: '',
      headquarters: '',
      homepage: '',
      parent_company: null,
    });
  }),
  route('keyword/{id}', ({ store }, id) => {
    const name = store.keywords.nameOf(Number(id));
    return name === undefined ? null : ok({ id: Number(id), name });
  }),
  route('watch/providers/regions', () =>
    ok({
      results: [
        { iso_3166_1: WATCH_REGION, english_name: countryName(WATCH_REGION), native_name: countryName(WATCH_REGION) },
      ],
    }),
  ),
  route('watch/providers/{type}', ({ params }) => {
    const covered = (params.text('watch_region') ?? WATCH_REGION).toUpperCase() === WATCH_REGION;
    return ok({ results: covered ? networks.map(({ providerId }) => providerRow(providerId)) : [] });
  }),
];
