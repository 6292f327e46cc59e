import { isKeyOf } from '@marquee/core';
import { t } from '@lingui/core/macro';
import type { FileProblem } from '@marquee/core/contracts';

const texts: Record<FileProblem, () => string> = {
  ambiguous: () => t`Another title in your library has the same name, so neither plays. Match one of them manually.`,
  empty: () => t`The file is empty.`,
  extra: () => t`Trailers and other extras don’t play.`,
  growing: () => t`The file is still being copied. It plays once that’s done.`,
  link_outside: () => t`This link points outside your media folders.`,
  needs_ffmpeg: () => t`Browsers can’t play it as it is. Install ffmpeg on the server to have it converted.`,
  no_picture: () => t`The file has no video.`,
  no_samples: () => t`The file says that it’s a video, but has nothing in it to play. Copy it again.`,
  no_year: () => t`The name has no year, so it could be more than one movie. Add the year, or match it manually.`,
  not_media: () => t`The file can’t be read as a video.`,
  number_unclear: () =>
    t`The number could be an episode of the series or of a season. Rename the file, such as S01E05, or match it manually.`,
  part: () => t`Part of a movie, but the name doesn’t say which files belong together.`,
  part_missing: () => t`Part of a movie. Another part is missing, or there are two of the same.`,
  parts_differ: () => t`The parts of this movie can’t be played as one: some have sound and some don’t.`,
  protected: () => t`The file is copy-protected (DRM), so it can’t be played.`,
  sample: () => t`Samples don’t play.`,
  subtitle_format: () => t`Subtitles in this format can’t be read. Convert them to .srt or .vtt.`,
  timeout: () => t`Reading the file took too long.`,
  too_deep: () => t`The folder is nested too deeply.`,
  too_many: () => t`The library has reached its limit of files. This one and those after it don’t play.`,
  unreadable: () => t`The server isn’t allowed to read this file.`,
  unreadable_name: () => t`The name doesn’t say which title this is. Rename the file, or match it manually.`,
};

/** Why a file is not served. @param problem may be unknown, if the server is newer */
export const problemText = (problem: string): string =>
  isKeyOf(texts, problem) ? texts[problem]() : t`The file can’t be played.`;
