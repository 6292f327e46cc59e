import { msg, t } from '@lingui/core/macro';
import { genres, type LibrarySort, type Resolution } from '@marquee/core';
import { genreName } from '../../../shared/lib/format/genre-name';
import { translateOptions } from '../../../shared/lib/format/translate-options';

/** The value of a choice that filters nothing. */
export const ANY = 'any' as const;

const sorts = [
  { value: 'added', label: msg`Recently added` },
  { value: 'name', label: msg`Name` },
  { value: 'year', label: msg`Year` },
  { value: 'release', label: msg`Release date` },
] as const satisfies { value: LibrarySort; label: unknown }[];

const resolutionNames: readonly { value: Resolution; label: string }[] = [
  { value: '4k', label: '4K' },
  { value: '1080', label: '1080p' },
  { value: '720', label: '720p' },
  { value: '480', label: 'SD' },
];

/** The first decade of films. */
const FIRST_DECADE = 1890;

function decades(nowMs: number): { value: string; label: string }[] {
  const last = Math.floor(new Date(nowMs).getFullYear() / 10) * 10;
  return Array.from({ length: (last - FIRST_DECADE) / 10 + 1 }, (_, index) => {
    const decade = last - index * 10;
    return { value: String(decade), label: t`${decade}s` };
  });
}

/** The choices of each field above the library. */
export const libraryOptions = (nowMs: number) => ({
  sorts: translateOptions(sorts),
  genres: [{ value: ANY, label: t`Any genre` }, ...genres.map(({ slug }) => ({ value: slug, label: genreName(slug) }))],
  decades: [{ value: ANY, label: t`Any year` }, ...decades(nowMs)],
  resolutions: [{ value: ANY, label: t`Any resolution` }, ...resolutionNames],
});
