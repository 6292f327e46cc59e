export { hang, html, httpError, json, networkError, type FakeResponse, type FakeRequest } from './responses';
export { movieItem, tvItem } from './domain-items';
export { createFakeTmdb, type FakeTmdb } from './fake-tmdb';
export * from './wire-details';
export * from './wire-episodes';
export * from './wire-items';
export * from './wire-others';
