import type { SettingValues } from '../settings';
import { certifiedAge, type Certificates } from './ages';

export type ContentFilter = SettingValues['contentFilter'];

interface Rule {
  /** Titles meant for viewers above this age are left out. */
  maxAge: number;
  /** Whether a title that no board has rated may be shown. */
  allowsUnrated: boolean;
}

/** What each level lets through; `unrestricted` asks nothing. */
export const contentFilterRules: Record<Exclude<ContentFilter, 'unrestricted'>, Rule> = {
  moderate: { maxAge: 14, allowsUnrated: true },
  strict: { maxAge: 10, allowsUnrated: false },
};

interface Rated {
  adult: boolean;
  /** Null while or because they are not known. */
  certificates: Certificates | null;
}

/** Whether a title may stand in a list. Adult titles pass only where nothing is filtered. */
export function passesContentFilter(filter: ContentFilter, title: Rated, region: string): boolean {
  if (filter === 'unrestricted') return true;
  if (title.adult) return false;
  const { maxAge, allowsUnrated } = contentFilterRules[filter];
  const age = title.certificates ? certifiedAge(title.certificates, region) : null;
  return age === null ? allowsUnrated : age <= maxAge;
}
