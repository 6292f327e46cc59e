import { librarySorts, resolutions } from '@marquee/core';
import {
  availabilitySchema,
  libraryPageSchema,
  providerSourcesSchema,
  recentlyAddedSchema,
  streamResultSchema,
  titleAvailabilitySchema,
  tokenSubmitBodySchema,
  tokenSubmitResponseSchema,
  tokenTestSchema,
} from '@marquee/core/contracts';
import { z } from 'zod';
import { named, ok, unchanged, type Operation } from './operation';

const common = { tag: 'Library', method: 'get' } as const;
const unreachable = [
  ...(['not_configured', 'not_found', 'other_origin', 'busy'] as const),
  ...(['library_unavailable', 'library_not_shared'] as const),
];
const watched = [...unreachable, 'bad_request', 'profile_changed', 'taken_down'] as const;
const media = {
  200: { contentType: '*/*', description: 'The file, playlist, subtitle or image; ranges are answered with 206.' },
};

const availability = ['bad_request', 'profile_changed'] as const;

/** What can be played here, for whoever may see it. */
export const availabilityOperations: Operation[] = [
  {
    ...common,
    path: '/api/availability',
    summary: 'The titles that can be played: of each type the TMDB ids, each as the difference to the one before it.',
    answers: { ...ok('Availability', availabilitySchema), ...unchanged },
    errors: availability,
  },
  {
    ...common,
    path: '/api/availability/recent',
    summary: 'The titles that were added last.',
    query: z.object({ locale: z.string().optional().describe('Language of the titles, e.g. `de` or `pt-BR`') }),
    answers: { ...ok('RecentlyAdded', recentlyAddedSchema), ...unchanged },
    errors: availability,
  },
  {
    ...common,
    path: '/api/availability/titles',
    summary: 'The titles that can be played, in pages of 40.',
    query: z.object({
      page: z.string().optional().describe('From 1'),
      sort: z.enum(librarySorts).optional().describe('What was added last comes first if it is left out'),
      type: z.enum(['movie', 'tv']).optional(),
      resolution: z.enum(resolutions).optional().describe('The best that the library has'),
      genres: z.string().optional().describe('Slugs that a title must have all of, e.g. `sci-fi,comedy`'),
      without: z.string().optional().describe('Slugs of genres that a title must not have'),
      anime: z.literal('1').optional(),
      language: z.string().optional().describe('Original language, e.g. `ja`'),
      from: z.string().optional().describe('First year'),
      to: z.string().optional().describe('Last year'),
      rating: z.string().optional().describe('At least, of 10'),
      votes: z.string().optional().describe('At least'),
      'most-votes': z.string().optional().describe('At most'),
      longer: z.string().optional().describe('Minutes of a film or an episode, at least'),
      shorter: z.string().optional().describe('Minutes of a film or an episode, at most'),
      locale: z.string().optional().describe('Language of the titles, e.g. `de` or `pt-BR`'),
    }),
    answers: { ...ok('LibraryPage', libraryPageSchema), ...unchanged },
    errors: availability,
  },
  {
    ...common,
    path: '/api/availability/{mediaType}/{id}',
    summary: 'What can be played of a title; null if nothing, or if the visitor may not see it.',
    answers: { ...ok('TitleAvailability', titleAvailabilitySchema), ...unchanged },
    errors: [...availability, 'not_found'],
  },
];

/** The stream-provider protocol (docs/sources.md) at the site's URL; further errors come from the stream provider. */
export const providerOperations: Operation[] = [
  {
    ...common,
    path: '/api/provider/sources',
    summary: 'The sources of the site’s stream provider.',
    answers: ok('ProviderSources', providerSourcesSchema),
    errors: unreachable,
  },
  {
    ...common,
    path: '/api/provider/sources/{source}/{mediaType}/{id}',
    summary:
      'How a title plays from a source; for whoever may not see every title, by addresses that hold for them alone.',
    answers: ok('StreamResult', streamResultSchema),
    errors: [...watched, 'metadata_bad_answer', 'metadata_unavailable', 'rate_limited'],
  },
  {
    ...common,
    path: '/api/provider/library/{file}/{path}',
    summary: 'Media of the library, for whoever may see every title.',
    answers: media,
    errors: watched,
  },
  {
    ...common,
    path: '/api/provider/{grant}/library/{file}/{path}',
    summary: 'Media of the library, for those whom the address was made for.',
    answers: media,
    errors: watched,
  },
  {
    ...common,
    path: '/api/provider/media/{version}/{path}',
    summary: 'Media of the demo film.',
    answers: media,
    errors: unreachable,
  },
  {
    ...common,
    path: '/api/provider/streams',
    summary: 'Tests a 4K token.',
    answers: ok('TokenTest', tokenTestSchema),
    errors: unreachable,
  },
  {
    ...common,
    path: '/api/provider/token',
    summary: 'A page that hands out 4K tokens.',
    answers: { 200: { contentType: 'text/html', description: 'The page.' } },
    errors: unreachable,
  },
  {
    ...common,
    method: 'post',
    path: '/api/provider/cosmic-token-submit',
    summary: 'Accepts a 4K token.',
    body: named('TokenSubmitBody', tokenSubmitBodySchema),
    answers: ok('TokenSubmitted', tokenSubmitResponseSchema),
    errors: unreachable,
  },
];
