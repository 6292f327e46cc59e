import { plural } from '@lingui/core/macro';
import { personHref } from '@marquee/core';
import type { CrewMember, EpisodeDetails } from '@marquee/tmdb';
import { Link } from 'react-router-dom';

interface Line {
  label: string;
  people: { id: number; name: string }[];
}

const line = (labelOf: (count: number) => string, names: readonly string[], crew: readonly CrewMember[]): Line[] => {
  const people = names.flatMap((name) => crew.find((member) => member.name === name) ?? []);
  return people.length > 0 ? [{ label: labelOf(people.length), people }] : [];
};

/** Directors and writers of an episode. */
export function EpisodeCredits({ episode: { directors, writers, crew } }: { episode: EpisodeDetails }) {
  const lines = [
    ...line((count) => plural(count, { one: 'Director', other: 'Directors' }), directors, crew),
    ...line((count) => plural(count, { one: 'Writer', other: 'Writers' }), writers, crew),
  ];
  if (lines.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      {lines.map(({ label, people }) => (
        <div key={label}>
          <dt className="label text-ink-faint">{label}</dt>
          <dd className="mt-0.5 flex flex-wrap gap-x-1.5 font-medium">
            {people.map(({ id, name }, index) => (
              <span key={id}>
                <Link
                  to={personHref(id, name)}
                  dir="auto"
                  className="relative underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-0.5 after:-inset-y-3 hover:text-accent-ink"
                >
                  {name}
                </Link>
                {index < people.length - 1 && <span>,</span>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
