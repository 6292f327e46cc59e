import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from './known-name';

/** Keyed by TMDB's name of the department. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Acting: msg({ message: 'Acting', context: 'department' }),
  Art: msg({ message: 'Art', context: 'department' }),
  Camera: msg({ message: 'Camera', context: 'department' }),
  'Costume & Make-Up': msg({ message: 'Costume & Make-Up', context: 'department' }),
  Creator: msg({ message: 'Creator', context: 'department' }),
  Crew: msg({ message: 'Crew', context: 'department' }),
  Directing: msg({ message: 'Directing', context: 'department' }),
  Editing: msg({ message: 'Editing', context: 'department' }),
  Lighting: msg({ message: 'Lighting', context: 'department' }),
  Production: msg({ message: 'Production', context: 'department' }),
  Sound: msg({ message: 'Sound', context: 'department' }),
  'Visual Effects': msg({ message: 'Visual Effects', context: 'department' }),
  Writing: msg({ message: 'Writing', context: 'department' }),
};

/** Translated name of a department; TMDB's name if it is unknown. */
export const departmentName = (department: string): string => knownName(names, department) ?? department;
