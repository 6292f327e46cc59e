import { titleCredits } from '../../build/credits';
import type { People, PersonRecord } from '../../build/people';
import type { SeriesRecord } from '../../build/title-record';
import { creditIds } from './credits';
import { personFields } from './items';

function groupBy<Part extends { name: string }>(parts: readonly Part[], people: People, keyOf: (part: Part) => string) {
  const groups = new Map<string, { person: PersonRecord; parts: Part[] }>();
  for (const part of parts) {
    const person = people.named(part.name);
    if (!person) continue;
    const key = `${person.id}/${keyOf(part)}`;
    const group = groups.get(key) ?? { person, parts: [] };
    group.parts.push(part);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const sum = (counts: readonly (number | null)[]): number =>
  counts.reduce<number>((total, next) => total + (next ?? 0), 0);

/** Everyone across all seasons, one row per person. Regulars have 0 episodes, because their number is not authored. */
export function aggregateCredits(record: SeriesRecord, people: People) {
  const { cast, guests, crew } = titleCredits(record);
  const creditId = creditIds(record.key);
  return {
    cast: groupBy([...cast, ...guests], people, () => '').map(({ person, parts }) => ({
      ...personFields(person),
      roles: parts.map(({ character, guestEpisodes }) => ({
        credit_id: creditId('cast', person.id),
        character,
        episode_count: guestEpisodes ?? 0,
      })),
      total_episode_count: sum(parts.map(({ guestEpisodes }) => guestEpisodes)),
      order: parts[0]?.order ?? 0,
    })),
    crew: groupBy(crew, people, ({ department }) => department).map(({ person, parts }) => ({
      ...personFields(person),
      jobs: parts.map(({ job, episodes }) => ({
        credit_id: creditId(job, person.id),
        job,
        episode_count: episodes ?? 0,
      })),
      department: parts[0]?.department ?? '',
      total_episode_count: sum(parts.map(({ episodes }) => episodes)),
    })),
  };
}
