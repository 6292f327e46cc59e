import { CONTENT_FILTER_PARAM, LANGUAGE_PARAM, serverChecks } from '@marquee/core';
import {
  adsSchema,
  donationsSchema,
  downloadCheckResponseSchema,
  downloadCheckBodySchema,
  downloadLinkResponseSchema,
  downloadLinkBodySchema,
  guideSchema,
  infoBannersSchema,
  infoModalsSchema,
  keptTitlesSchema,
  okSchema,
  partnersSchema,
  publicConfigSchema,
  statisticsSchema,
} from '@marquee/core/contracts';
import { z } from 'zod';
import { imageParamsSchema } from '../images';
import { reportBodySchema } from '../reports';
import { oembedQuerySchema, oembedResponseSchema } from '../share';
import { bodyErrors, named, ok, unchanged, type Answer, type Operation } from './operation';

const readinessSchema = z.object({
  status: z.literal('ready'),
  details: z.object({
    backup: z.object({ status: z.enum(['ok', 'failing', 'none']), lastSuccessAt: z.iso.datetime().nullable() }),
    checks: z.record(z.enum(serverChecks), z.enum(['ok', 'warning', 'failing', 'unknown'])),
  }),
});

const get = (
  tag: Operation['tag'],
  path: string,
  summary: string,
  rest: Pick<Operation, 'answers' | 'errors' | 'query'>,
): Operation => ({ method: 'get', tag, path, summary, ...rest });
const raw = (contentType: string, description: string): Record<number, Answer> => ({
  200: { contentType, description },
});
const picture = { ...raw('image/*', 'The picture.'), ...unchanged };
const imageErrors = [
  'bad_request',
  'not_found',
  'image_host_not_allowed',
  'image_unavailable',
  'image_unreadable',
  'rate_limited',
  'busy',
] as const;

export const siteOperations: Operation[] = [
  get('Site', '/api/config', 'Every run-time setting that the browser needs.', {
    answers: ok('Config', publicConfigSchema),
  }),
  get('Site', '/modalData.json', 'Information modals.', { answers: ok('Modals', infoModalsSchema) }),
  get('Site', '/bannerData.json', 'Information banners.', { answers: ok('Banners', infoBannersSchema) }),
  get('Site', '/ads.json', 'Ads.', { answers: ok('Ads', adsSchema) }),
  get('Site', '/api/content/donations', 'Wallets and donations.', { answers: ok('Donations', donationsSchema) }),
  get('Site', '/api/content/guide', 'Content of the 4K guide.', { answers: ok('Guide', guideSchema) }),
  get('Site', '/api/content/partners', 'Figures for sponsors.', { answers: ok('Partners', partnersSchema) }),
  get('Site', '/api/content/images/{name}', 'A picture that an operator uploaded for the content.', {
    answers: { 200: { contentType: 'image/webp', description: 'The picture.' } },
    errors: ['not_found'],
  }),
  get('Site', '/api/statistics', 'Figures of the statistics page, where the operator serves some.', {
    answers: ok('Statistics', statisticsSchema),
    errors: ['not_found'],
  }),
  {
    method: 'post',
    path: '/api/reports',
    tag: 'Site',
    summary: 'Reports a problem with a title, or a page that broke, to the operators. No account is needed.',
    body: named('ReportBody', reportBodySchema),
    answers: { 202: named('Ok', okSchema) },
    errors: [
      ...bodyErrors,
      'other_origin',
      'profile_changed',
      'rate_limited',
      'not_found',
      'metadata_bad_answer',
      'metadata_unavailable',
      'database_unavailable',
      'storage_full',
      'reports_full',
      'report_not_delivered',
    ],
  },
  {
    method: 'post',
    path: '/api/taken-down',
    tag: 'Site',
    summary: 'Which of the titles that a person keeps this site does not show.',
    body: named('KeptTitles', keptTitlesSchema),
    answers: ok('KeptTitles', keptTitlesSchema),
    errors: [...bodyErrors, 'rate_limited'],
  },
  {
    method: 'post',
    path: '/api/downloads',
    tag: 'Site',
    summary: 'Signs a download link that works for 24 hours, to an address from which pages of this site may play.',
    body: named('DownloadLinkBody', downloadLinkBodySchema),
    answers: { 201: named('DownloadLink', downloadLinkResponseSchema) },
    errors: ['bad_request', 'forbidden', 'taken_down', 'payload_too_large', 'unsupported_media_type', 'rate_limited'],
  },
  {
    method: 'post',
    path: '/api/downloads/check',
    tag: 'Site',
    summary: 'Says what a download link leads to.',
    body: named('DownloadCheckBody', downloadCheckBodySchema),
    answers: ok('Download', downloadCheckResponseSchema),
    errors: [
      'bad_request',
      'link_invalid',
      'link_expired',
      'taken_down',
      'payload_too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
  },
  get('Site', '/api/openapi.json', 'This document.', {
    answers: ok('Document', z.looseObject({ openapi: z.string() })),
  }),
  get('Metadata', '/api/tmdb/3/{path}', 'TMDB v3 by allow-list; `path` may hold slashes.', {
    answers: { ...ok('Metadata', z.looseObject({})), ...unchanged },
    query: z.object({ [CONTENT_FILTER_PARAM]: z.string().optional().describe('Hides titles, e.g. `strict.US`.') }),
    errors: [
      'bad_request',
      'not_found',
      'taken_down',
      'profile_changed',
      'metadata_bad_answer',
      'metadata_unavailable',
      'rate_limited',
      'busy',
    ],
  }),
  get('Metadata', '/api/img/t/p/{size}/{file}', 'A title image at an address like TMDB’s.', {
    answers: picture,
    errors: imageErrors,
  }),
  get('Metadata', '/api/img', 'A resized image.', { answers: picture, query: imageParamsSchema, errors: imageErrors }),
  get('Metadata', '/api/img/share/{file}', 'The picture of a link preview, e.g. `movie-603.jpg`, 1200 × 630 pixels.', {
    answers: { ...raw('image/jpeg', 'The picture.'), ...unchanged },
    query: z.object({ [LANGUAGE_PARAM]: z.string().optional().describe('Of its texts, e.g. `de`.') }),
    errors: ['not_found', 'metadata_unavailable', 'image_unavailable', 'image_unreadable', 'rate_limited', 'busy'],
  }),
  get('Site', '/api/oembed', 'What a link to a page of this site is about, as oembed.com has it.', {
    answers: { ...ok('Oembed', oembedResponseSchema), ...unchanged },
    query: oembedQuerySchema,
    errors: ['bad_request', 'not_found', 'metadata_unavailable'],
  }),
  get('Operation', '/healthz', 'The process serves.', { answers: ok('Health', z.object({ status: z.literal('ok') })) }),
  get('Operation', '/readyz', 'The process is ready for traffic.', {
    answers: ok('Readiness', readinessSchema),
    errors: ['not_ready'],
  }),
  get('Operation', '/metrics', 'Prometheus figures.', {
    answers: raw('text/plain', 'In the text format.'),
    errors: ['not_found'],
  }),
  get('Site', '/robots.txt', 'For crawlers.', { answers: raw('text/plain', 'The rules.') }),
  get('Site', '/sitemap.xml', 'Where the parts of the sitemap are.', {
    answers: raw('application/xml', 'As sitemaps.org has it.'),
    errors: ['not_found'],
  }),
  get('Site', '/sitemaps/{part}.xml', 'Public pages of this site, at most 50,000.', {
    answers: raw('application/xml', 'As sitemaps.org has it.'),
    errors: ['not_found'],
  }),
  get('Site', '/.well-known/security.txt', 'Where to tell of a weakness.', {
    answers: raw('text/plain', 'As RFC 9116 has it.'),
    errors: ['not_found'],
  }),
  get('Site', '/opensearch.xml', 'The search, for browsers.', {
    answers: raw('application/opensearchdescription+xml', 'OpenSearch.'),
  }),
  get('Site', '/manifest.webmanifest', 'The web app manifest, in the language of the visitor.', {
    answers: raw('application/manifest+json', 'As the W3C has it.'),
    errors: ['not_found'],
  }),
];
