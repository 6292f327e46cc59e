import type { CastMember, Credits, CrewMember } from '../domain';
import type { WireCastMember, WireCredits, WireCrewMember } from '../wire';
import { toTextOrNull } from './values';

/** TMDB's credit id; if it is missing or duplicated, one made of the person and the list position. */
function withUniqueIds<Member extends { creditId: string; id: number }>(members: Member[]): Member[] {
  const seen = new Set<string>();
  return members.map((member, index) => {
    const unique = member.creditId !== '' && !seen.has(member.creditId);
    const creditId = unique ? member.creditId : `${member.id}-${index}`;
    seen.add(creditId);
    return { ...member, creditId };
  });
}

/** Somebody without a name cannot be shown or linked. */
const hasName = ({ name }: { name: string }): boolean => toTextOrNull(name) !== null;

export const toCast = (wire: readonly WireCastMember[]): CastMember[] =>
  withUniqueIds(
    wire.filter(hasName).map((member) => ({
      creditId: member.credit_id,
      id: member.id,
      name: member.name,
      character: member.character,
      profilePath: toTextOrNull(member.profile_path),
    })),
  );

export const toCrew = (wire: readonly WireCrewMember[]): CrewMember[] =>
  withUniqueIds(
    wire.filter(hasName).map((member) => ({
      creditId: member.credit_id,
      id: member.id,
      name: member.name,
      job: member.job,
      department: member.department,
      profilePath: toTextOrNull(member.profile_path),
    })),
  );

export const toCredits = (wire: WireCredits | undefined): Credits => ({
  cast: toCast(wire?.cast ?? []),
  crew: toCrew(wire?.crew ?? []),
});

const names = (crew: readonly CrewMember[]): string[] => [...new Set(crew.map((member) => member.name))];

export const directorsOf = (crew: readonly CrewMember[]): string[] =>
  names(crew.filter((member) => member.job === 'Director'));

export const writersOf = (crew: readonly CrewMember[]): string[] =>
  names(crew.filter((member) => member.department === 'Writing' || member.job === 'Writer'));
