import { useState } from 'react';
import { Button, Picture } from '../../shared/ui';

export interface Person {
  key: string;
  name: string;
  profilePath: string | null;
  /** Character or jobs. */
  role: string;
}

/** People shown before the rest is asked for (accounts-player.md section 9). */
export const PEOPLE_SHOWN = 5;

/** Cast or crew as a programme prints it: the first five, then 'Click for N more'. */
export function PeopleList({ heading, people }: { heading: string; people: readonly Person[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (people.length === 0) return null;
  const hidden = people.length - PEOPLE_SHOWN;
  return (
    <section aria-label={heading}>
      <h2 className="display border-t border-line pt-3 pb-5 text-xl md:text-2xl">{heading}</h2>
      <ul className="grid gap-3">
        {people.slice(0, isOpen ? undefined : PEOPLE_SHOWN).map(({ key, name, profilePath, role }) => (
          <li key={key} className="flex items-center gap-4">
            <div className="w-12 shrink-0 overflow-hidden rounded-sm">
              <Picture path={profilePath} kind="profile" size="w185" alt="" sizes="3rem" />
            </div>
            <p className="min-w-0">
              <span className="block font-semibold">{name}</span>
              {role && <span className="block text-sm text-ink-soft">{role}</span>}
            </p>
          </li>
        ))}
      </ul>
      {hidden > 0 && !isOpen && (
        <Button variant="secondary" className="mt-5" onClick={() => setIsOpen(true)}>
          Click for {hidden} more
        </Button>
      )}
    </section>
  );
}
