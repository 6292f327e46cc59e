import { msg, t } from '@lingui/core/macro';
import type { LibrarySort, Resolution } from '@marquee/core';
import { titleSortOptions } from '../../../shared/filters';
import { translateOptions } from '../../../shared/lib/format/translate-options';

/** The value of a choice that filters nothing. */
export const ANY = 'any' as const;

const sorts = [
  { value: 'added', label: msg`Recently added` },
  { value: 'name', label: msg`Name` },
  ...titleSortOptions,
] as const satisfies { value: LibrarySort; label: unknown }[];

const resolutionNames: readonly { value: Resolution; label: string }[] = [
  { value: '4k', label: '4K' },
  { value: '1080', label: '1080p' },
  { value: '720', label: '720p' },
  { value: '480', label: 'SD' },
];

/** The choices of each field above the library. */
export const libraryOptions = () => ({
  sorts: translateOptions(sorts),
  resolutions: [{ value: ANY, label: t`Any resolution` }, ...resolutionNames],
});
