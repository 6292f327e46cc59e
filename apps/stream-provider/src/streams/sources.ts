/** The demo's sources. A higher rank is asked first. */
export const sources = [
  { id: 'two', rank: 200 },
  { id: 'glint', rank: 100 },
] as const;

export type SourceId = (typeof sources)[number]['id'];

export const isSourceId = (text: string): text is SourceId => sources.some(({ id }) => id === text);

/** Rungs above this height are for holders of a token. */
export const freeMaxHeight = 1080;

/** What a valid token adds; a token test that finds this list not empty has passed. */
export const unlockedStreams = [{ sourceId: 'two', quality: '4k' }];
