import * as z from 'zod/mini';
import { amount, flag, id, list, text, textOrNull } from './fields';

const person = {
  id,
  adult: flag,
  gender: amount,
  name: text,
  original_name: text,
  known_for_department: text,
  popularity: amount,
  profile_path: textOrNull,
};

export const castMemberSchema = z.object({ ...person, character: text, credit_id: text, order: amount });
export type WireCastMember = z.infer<typeof castMemberSchema>;

export const crewMemberSchema = z.object({ ...person, credit_id: text, department: text, job: text });
export type WireCrewMember = z.infer<typeof crewMemberSchema>;

/** Credits of a movie, a series or an episode; only an episode has guest stars. */
export const creditsSchema = z.object({
  cast: list(castMemberSchema),
  crew: list(crewMemberSchema),
  guest_stars: list(castMemberSchema),
});
export type WireCredits = z.infer<typeof creditsSchema>;

const role = z.object({ credit_id: text, character: text, episode_count: amount });
const job = z.object({ credit_id: text, job: text, episode_count: amount });

/** `tv/{id}/aggregate_credits`: everyone across all seasons, one entry per person. */
export const aggregateCreditsSchema = z.object({
  cast: list(z.object({ ...person, roles: list(role), total_episode_count: amount, order: amount })),
  crew: list(z.object({ ...person, jobs: list(job), department: text, total_episode_count: amount })),
});
