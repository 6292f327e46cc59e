export interface SourceEntry {
  id: string;
  /** Higher ranks are queried first. */
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

/** This provider's sources: the operator's library before the demo film. */
export const sourcesOf = ({ hasLibrary, hasDemo }: AvailableMedia): readonly (SourceEntry & { id: SourceId })[] => [
  ...(hasLibrary ? [librarySource] : []),
  ...(hasDemo ? demoSources : []),
];

/** Renditions above this height require a token. */
export const maxHeightWithoutToken = 1080;

/** The streams that a valid token unlocks; a token test passes if this list is not empty. */
export const unlockedStreams = [{ sourceId: 'two', quality: '4k' }];
