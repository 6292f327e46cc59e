import { t } from '@lingui/core/macro';
import { personHref } from '@marquee/core';
import type { Credits } from '@marquee/tmdb';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { PersonTile } from '../../../shared/ui';
import { groupCrew } from './group-crew';
import { jobName } from './job-name';
import { PeopleList } from './people-list';
import { joinList } from '../../../shared/lib/format/format-list';

/** The cast as portraits, the crew as a list of credits. */
export const CastAndCrew = memo(({ credits }: { credits: Credits }) => (
  <>
    <PeopleList
      heading={t`Cast`}
      people={credits.cast}
      keyOf={({ creditId }) => creditId}
      className="grid gap-x-5 gap-y-4 md:grid-cols-5 md:gap-y-7"
    >
      {({ id, name, profilePath, character }) => <PersonTile person={{ id, name, profilePath, role: character }} />}
    </PeopleList>
    <PeopleList
      heading={t`Crew`}
      people={groupCrew(credits.crew)}
      keyOf={({ creditId }) => creditId}
      className="grid gap-x-5 gap-y-6 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-5"
    >
      {({ id, name, jobs }) => (
        <p className="group relative flex flex-col">
          <span className="label order-first text-ink-faint">{joinList([...new Set(jobs.map(jobName))])}</span>
          <Link
            to={personHref(id, name)}
            dir="auto"
            className="mt-1 font-semibold outline-offset-4 after:absolute after:-inset-1.5 group-hover:text-accent-ink md:text-sm"
          >
            {name}
          </Link>
        </p>
      )}
    </PeopleList>
  </>
));
