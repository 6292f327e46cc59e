export interface SourceEntry {
  id: string;
  /** A higher rank is asked first. */
  rank: number;
}

const demoSources = [
  { id: 'two', rank: 200 },
  { id: 'glint', rank: 100 },
] as const;
const librarySource = { id: 'library', rank: 300 } as const;

export type DemoSourceId = (typeof demoSources)[number]['id'];
export type SourceId = DemoSourceId | 'library';

export interface AvailableMedia {
  hasLibrary: boolean;
  hasDemo: boolean;
}

/** What this provider offers: the operator's library before the demo film. */
export const sourcesOf = ({ hasLibrary, hasDemo }: AvailableMedia): readonly (SourceEntry & { id: SourceId })[] => [
  ...(hasLibrary ? [librarySource] : []),
  ...(hasDemo ? demoSources : []),
];

/** Rungs above this height are for holders of a token. */
export const maxHeightWithoutToken = 1080;

/** What a valid token adds; a token test that finds this list not empty has passed. */
export const unlockedStreams = [{ sourceId: 'two', quality: '4k' }];
