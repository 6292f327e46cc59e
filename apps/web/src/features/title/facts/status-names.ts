import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';

/** The states that TMDB knows. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Rumored: msg`Rumored`,
  Planned: msg`Planned`,
  'In Production': msg`In Production`,
  'Post Production': msg`Post Production`,
  Pilot: msg`Pilot`,
  Released: msg`Released`,
  'Returning Series': msg`Returning Series`,
  Ended: msg`Ended`,
  Canceled: msg`Canceled`,
};

/** A title's state in the language of the page; one that is not known here stays as it came. */
export const statusName = (status: string): string => knownName(names, status) ?? status;
