/** What may be wrong with a title, in the order in which it is offered. */
export const problemKinds = ['wrong_title', 'bad_video', 'wrong_subtitles', 'wrong_data', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** `crash`: a page of the site that broke. */
export const reportKinds = [...problemKinds, 'crash'] as const;
export type ReportKind = (typeof reportKinds)[number];
