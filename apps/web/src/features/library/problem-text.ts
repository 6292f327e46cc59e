import { t } from '@lingui/core/macro';
import type { FileProblem } from '@marquee/core/contracts';

const texts: Record<FileProblem, () => string> = {
  ambiguous: () => t`Another title of your library has the same name, so neither is played.`,
  empty: () => t`The file is empty.`,
  extra: () => t`Trailers and other extras aren’t played.`,
  growing: () => t`The file is still being copied. It plays once it has stopped changing.`,
  link_outside: () => t`This link leads out of your media folders.`,
  needs_ffmpeg: () => t`Browsers can’t play it as it is. Install ffmpeg on the server to have it converted.`,
  no_picture: () => t`The file has no video.`,
  no_year: () => t`The name has no year, so it could be any movie of that name.`,
  not_media: () => t`The file can’t be read as a video.`,
  number_unclear: () => t`The number could be an episode of the series or of a season.`,
  part: () => t`A part of a film, but the name doesn’t say which files belong together.`,
  part_missing: () => t`A part of a film. Another part is missing, or there are two of one.`,
  parts_differ: () => t`The parts of this film can’t be played as one: some have sound and some don’t.`,
  sample: () => t`Samples aren’t played.`,
  timeout: () => t`Reading the file took too long.`,
  too_deep: () => t`The folder is nested too deeply.`,
  too_many: () => t`There are more files than the library takes. Nothing from here on is served.`,
  unreadable: () => t`The server isn’t allowed to read it.`,
  unreadable_name: () => t`The name doesn’t say what it is.`,
};

/** Why a file is not served. @param problem may be unknown, if the server is newer */
export const problemText = (problem: string): string =>
  Object.hasOwn(texts, problem) ? texts[problem as FileProblem]() : t`The file can’t be played.`;
