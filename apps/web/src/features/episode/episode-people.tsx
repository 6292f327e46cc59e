import { plural, t } from '@lingui/core/macro';
import type { CastMember } from '@marquee/tmdb';
import { useRef, useState } from 'react';
import { Button, PersonTile, Section } from '../../shared/ui';

/** Guest stars shown initially (EPISODE-02). */
const GUESTS_SHOWN = 10;

interface EpisodePeopleProps {
  title: string;
  people: readonly CastMember[];
}

const showText = (more: number): string =>
  t({ message: plural(more, { one: 'Show # more', other: 'Show # more' }), comment: 'Guest stars' });

/** People of an episode: ten of them, and "+N more", which shows the others. */
export function EpisodePeople({ title, people }: EpisodePeopleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (people.length === 0) return null;
  const more = people.length - GUESTS_SHOWN;
  const open = () => {
    setIsOpen(true);
    // The button disappears, so its keyboard focus moves to the first of the new people.
    requestAnimationFrame(() => list.current?.children.item(GUESTS_SHOWN)?.querySelector('a')?.focus());
  };
  return (
    <Section title={title}>
      <ul ref={list} className="grid gap-x-5 gap-y-4 sm:grid-cols-2 md:grid-cols-5 md:gap-y-7 xl:grid-cols-10">
        {people.slice(0, isOpen ? undefined : GUESTS_SHOWN).map(({ creditId, id, name, character, profilePath }) => (
          <li key={creditId} className="min-w-0">
            <PersonTile person={{ id, name, profilePath, role: character }} />
          </li>
        ))}
      </ul>
      {more > 0 && !isOpen && (
        <Button variant="secondary" className="tabular mt-6" aria-label={showText(more)} onClick={open}>
          {t({ message: plural(more, { one: '+# more', other: '+# more' }), comment: 'Guest stars' })}
        </Button>
      )}
    </Section>
  );
}
