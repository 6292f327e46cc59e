import { plural, t } from '@lingui/core/macro';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui';

/** People shown initially (TITLE-04). */
const PEOPLE_SHOWN = 5;

interface PeopleListProps<Person> {
  heading: string;
  people: readonly Person[];
  /** The list's columns. */
  className: string;
  keyOf: (person: Person) => string;
  children: (person: Person) => ReactNode;
}

/** A list of cast or crew: the first five, then "Click for N more". */
export function PeopleList<Person>({ heading, people, className, keyOf, children }: PeopleListProps<Person>) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (people.length === 0) return null;
  const hidden = people.length - PEOPLE_SHOWN;
  const open = () => {
    setIsOpen(true);
    // The button disappears, so its keyboard focus moves to the first of the new people.
    requestAnimationFrame(() => list.current?.children.item(PEOPLE_SHOWN)?.querySelector('a')?.focus());
  };
  return (
    <section aria-label={heading}>
      <h2 className="display border-t border-line pt-3 pb-5 text-xl md:text-2xl">{heading}</h2>
      <ul ref={list} className={className}>
        {people.slice(0, isOpen ? undefined : PEOPLE_SHOWN).map((person) => (
          <li key={keyOf(person)} className="min-w-0">
            {children(person)}
          </li>
        ))}
      </ul>
      {hidden > 0 && !isOpen && (
        <Button variant="secondary" className="mt-6" onClick={open}>
          {t({
            message: plural(hidden, { one: 'Click for # more', other: 'Click for # more' }),
            comment: 'People of the cast or the crew',
          })}
        </Button>
      )}
    </section>
  );
}
