import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';

/** Keyed by TMDB's name of the status. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Rumored: msg`Rumored`,
  Planned: msg`Planned`,
  'In Production': msg`In production`,
  'Post Production': msg`Post-production`,
  Pilot: msg`Pilot`,
  Released: msg`Released`,
  'Returning Series': msg`Returning series`,
  Ended: msg`Ended`,
  Canceled: msg`Canceled`,
};

/** Translated status of a title; TMDB's name if it is unknown. */
export const statusName = (status: string): string => knownName(names, status) ?? status;
