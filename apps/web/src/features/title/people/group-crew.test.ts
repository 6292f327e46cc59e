import { describe, expect, it } from '@jest/globals';
import type { CrewMember } from '@marquee/tmdb';
import { groupCrew } from './group-crew';

const member = (id: number, job: string): CrewMember => ({
  creditId: `${id}-${job}`,
  id,
  name: `Person ${id}`,
  job,
  department: '',
  profilePath: null,
});

describe('the crew of a title', () => {
  it('lists the director first and each person once, with all of their jobs', () => {
    const crew = groupCrew([member(1, 'Editor'), member(2, 'Writer'), member(3, 'Grip'), member(2, 'Director')]);
    expect(crew.map(({ id, jobs }) => [id, jobs.join(', ')])).toEqual([
      [2, 'Director, Writer'],
      [1, 'Editor'],
      [3, 'Grip'],
    ]);
  });
});
