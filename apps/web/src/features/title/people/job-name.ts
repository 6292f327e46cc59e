import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';

/** Common jobs by TMDB's name, which is English whatever language is requested. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Director: msg({ message: 'Director', context: 'job' }),
  Creator: msg({ message: 'Creator', context: 'job' }),
  Writer: msg({ message: 'Writer', context: 'job' }),
  Screenplay: msg({ message: 'Screenplay', context: 'job' }),
  Story: msg({ message: 'Story', context: 'job' }),
  Novel: msg({ message: 'Novel', context: 'job' }),
  Characters: msg({ message: 'Characters', context: 'job' }),
  Producer: msg({ message: 'Producer', context: 'job' }),
  'Executive Producer': msg({ message: 'Executive Producer', context: 'job' }),
  'Original Music Composer': msg({ message: 'Original Music Composer', context: 'job' }),
  'Director of Photography': msg({ message: 'Director of Photography', context: 'job' }),
  Editor: msg({ message: 'Editor', context: 'job' }),
  'Production Design': msg({ message: 'Production Design', context: 'job' }),
  'Costume Design': msg({ message: 'Costume Design', context: 'job' }),
  Casting: msg({ message: 'Casting', context: 'job' }),
};

/** Translated name of a job; TMDB's name if it is unknown. */
export const jobName = (job: string): string => knownName(names, job) ?? job;
