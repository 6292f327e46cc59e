import { personHref } from '@marquee/core';
import type { PersonItem } from '@marquee/tmdb';
import { Link } from 'react-router-dom';
import { departmentName } from '../../../shared/lib/format/department-name';
import { Picture } from '../../../shared/ui';

interface PersonResultProps {
  person: PersonItem;
  onOpen: () => void;
}

/** A person in the result list: picture, name, and best-known titles. */
export const PersonResult = ({
  person: { id, name, department, profilePath, knownFor },
  onOpen,
}: PersonResultProps) => (
  <li>
    <Link
      to={personHref(id, name)}
      onClick={onOpen}
      className="flex items-center gap-4 rounded-md p-2 transition-colors hover:bg-raised focus-visible:bg-raised focus-visible:outline-offset-0"
    >
      <Picture
        path={profilePath}
        kind="profile"
        size="w185"
        alt=""
        sizes="3.5rem"
        className="h-21 w-14! shrink-0 rounded-sm"
      />
      <span className="min-w-0">
        <span dir="auto" className="block truncate text-page-start font-semibold">
          {name}
        </span>
        <span className="mt-0.5 block truncate text-sm text-ink-faint">
          {[departmentName(department), ...knownFor.slice(0, 2).map(({ title }) => title)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
    </Link>
  </li>
);
