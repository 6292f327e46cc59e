import type { WireCastMember, WireCrewMember } from '@marquee/tmdb/wire';
import type { CastPart, CrewPart } from '../../build/credits';
import type { People } from '../../build/people';
import { personFields } from './items';

/** A stable id for a part, derived from the scope (a title or an episode), the job and the person. */
export function creditIds(scope: string): (job: string, personId: number) => string {
  const seen = new Map<string, number>();
  return (job, personId) => {
    const id = `${scope}-${job.toLowerCase()}-${personId}`;
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

type CreditId = ReturnType<typeof creditIds>;

export function castMembers(parts: readonly CastPart[], people: People, creditId: CreditId): WireCastMember[] {
  return parts.flatMap((part) => {
    const person = people.named(part.name);
    if (!person) return [];
    return [
      { ...personFields(person), character: part.character, credit_id: creditId('cast', person.id), order: part.order },
    ];
  });
}

export function crewMembers(parts: readonly CrewPart[], people: People, creditId: CreditId): WireCrewMember[] {
  return parts.flatMap((part) => {
    const person = people.named(part.name);
    if (!person) return [];
    return [
      {
        ...personFields(person),
        credit_id: creditId(part.job, person.id),
        department: part.department,
        job: part.job,
      },
    ];
  });
}
