import type { CastMember } from '@marquee/tmdb';
import { Picture, Section } from '../../shared/ui';

/** accounts-player.md section 9. */
const GUESTS_SHOWN = 10;

export function GuestStars({ guests }: { guests: readonly CastMember[] }) {
  if (guests.length === 0) return null;
  const more = guests.length - GUESTS_SHOWN;
  return (
    <Section title="Guest Stars">
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        {guests.slice(0, GUESTS_SHOWN).map(({ creditId, name, character, profilePath }) => (
          <li key={creditId} className="flex items-center gap-4">
            <div className="w-12 shrink-0 overflow-hidden rounded-sm">
              <Picture path={profilePath} kind="profile" size="w185" alt="" sizes="3rem" />
            </div>
            <p className="min-w-0">
              <span className="block font-semibold">{name}</span>
              {character && <span className="block text-sm text-ink-soft">{character}</span>}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-4 text-sm font-medium text-ink-soft">+{more} more</p>}
    </Section>
  );
}
