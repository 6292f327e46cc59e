import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';

/** The jobs that TMDB names most often; it names them in English, whatever language is asked for. */
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

/** A job of TMDB in the language of the site; as it is where we do not know it. */
export const jobName = (job: string): string => knownName(names, job) ?? job;
