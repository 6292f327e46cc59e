import { personHref } from '@marquee/core';
import { Link } from 'react-router-dom';
import { Portrait } from './portrait';

export interface TilePerson {
  id: number;
  name: string;
  profilePath: string | null;
  /** Character or jobs. */
  role: string;
}

/** A person and their role, linked to their page: a line on phones, a portrait on larger screens. */
export const PersonTile = ({ person: { id, name, profilePath, role } }: { person: TilePerson }) => (
  <article className="group relative flex items-center gap-4 md:block">
    <div className="w-14 shrink-0 overflow-hidden rounded-sm bg-raised ring-1 ring-line ring-inset md:w-full md:rounded-md">
      <Portrait
        name={name}
        path={profilePath}
        sizes="(min-width: 48rem) 11rem, 3.5rem"
        className="transition-transform duration-250 group-hover:scale-[1.03]"
      />
    </div>
    <div className="min-w-0 md:mt-3">
      <h3 className="font-semibold md:text-sm">
        <Link to={personHref(id, name)} dir="auto" className="line-clamp-2 card-link group-hover:text-accent-ink">
          {name}
        </Link>
      </h3>
      {role && (
        <p dir="auto" className="line-clamp-2 text-sm text-ink-soft md:mt-0.5 md:text-xs">
          {role}
        </p>
      )}
    </div>
  </article>
);
