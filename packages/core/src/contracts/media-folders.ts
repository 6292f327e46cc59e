import * as z from 'zod/mini';

export const MOST_MEDIA_FOLDERS = 20;

/** A path on the machine of the stream provider, which alone says whether it may be used. */
export const folderPathSchema = z.string().check(
  z.minLength(1),
  z.maxLength(1_024),
  z.refine((path) => !path.includes('\0'), { error: 'must be the path of a folder' }),
);

/** The folders that operators chose on the dashboard. */
export const mediaFoldersSchema = z.array(folderPathSchema).check(z.maxLength(MOST_MEDIA_FOLDERS));

/** `not_allowed`: outside MEDIA_ROOTS, hidden, or the data folder; `slow`: no answer from its disk in time. */
export const folderProblems = ['missing', 'not_a_folder', 'unreadable', 'not_allowed', 'slow'] as const;
export type FolderProblem = (typeof folderProblems)[number];
const problem = z.nullable(z.enum(folderProblems));

/** `POST /operator/folders`, `/operator/folders/remove` and `/operator/folders/look`. */
export const folderBodySchema = z.strictObject({ path: folderPathSchema });

/** `POST /operator/folders/browse`: null lists where to begin. */
export const browseBodySchema = z.strictObject({ path: z.nullable(folderPathSchema) });

/** The folders inside a folder, as far as operators may choose them; never files. */
export const folderListSchema = z.object({
  /** With symbolic links resolved; null for the list of where to begin. */
  path: z.nullable(z.string()),
  /** Null for a folder in which one may begin. */
  parent: z.nullable(z.string()),
  problem,
  folders: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Whether there are more than are listed. */
  hasMore: z.boolean(),
});
export type FolderList = z.infer<typeof folderListSchema>;

const count = z.int().check(z.nonnegative());

/** What the names in a folder say is in it. */
export const folderLookSchema = z.object({
  /** With symbolic links resolved, so it may be longer than the one that was asked for. */
  path: folderPathSchema,
  problem,
  movies: count,
  series: count,
  /** Whether only a part of the folder was looked at. */
  isPartial: z.boolean(),
});
export type FolderLook = z.infer<typeof folderLookSchema>;

/** `GET /operator/folders`. */
export const folderStatesSchema = z.object({
  /** Set if the environment names the folders, so that the dashboard cannot change them. */
  fixedBy: z.nullable(z.literal('MEDIA_DIR')),
  folders: z.array(z.object({ path: z.string(), problem })),
});
export type FolderStates = z.infer<typeof folderStatesSchema>;

/** Body of the site's call that tells the stream provider which folders were chosen. */
export const chosenFoldersBodySchema = z.strictObject({ folders: mediaFoldersSchema });
