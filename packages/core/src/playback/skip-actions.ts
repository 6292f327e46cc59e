export const skippableKinds = ['intro', 'recap', 'credits', 'preview', 'commercial'] as const;
export type SkippableKind = (typeof skippableKinds)[number];

/** What the player does at a segment: offer to skip it, skip it, or nothing. */
export const skipActions = ['ask', 'skip', 'never'] as const;
export type SkipAction = (typeof skipActions)[number];
export type SkipActions = Readonly<Record<SkippableKind, SkipAction>>;
