import type { CrewMember } from '@marquee/tmdb';

/** Jobs listed first; the others follow in TMDB's order. */
const leads = ['Director', 'Creator', 'Screenplay', 'Writer', 'Story', 'Novel', 'Original Music Composer', 'Producer'];

const rankOf = (job: string): number => {
  const rank = leads.indexOf(job);
  return rank === -1 ? leads.length : rank;
};

export interface CrewCredit extends Omit<CrewMember, 'job'> {
  jobs: string[];
}

/** Groups the crew by person, with all jobs of each; leading jobs first. */
export function groupCrew(crew: readonly CrewMember[]): CrewCredit[] {
  const people = new Map<number, CrewCredit>();
  for (const { job, ...person } of [...crew].sort((a, b) => rankOf(a.job) - rankOf(b.job))) {
    const known = people.get(person.id);
    if (!known) people.set(person.id, { ...person, jobs: [job] });
    else if (!known.jobs.includes(job)) known.jobs.push(job);
  }
  return [...people.values()];
}
