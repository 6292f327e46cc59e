import { t } from '@lingui/core/macro';
import type { PeopleQuery, Person } from '@marquee/core/contracts';
import { Search, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { useDebounced } from '../../../shared/lib/timing/use-debounced';
import { EmptyState } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { Pages } from '../pages';
import { PendingList } from '../pending-list';
import { PersonDialog } from './person-dialog';
import { PersonRow } from './person-row';

const DELAY_MS = 300;

/** Parses what a URL asks for. */
const queryOf = (params: URLSearchParams): PeopleQuery => ({
  q: (params.get('q') ?? '').slice(0, 254),
  after: (params.get('after') ?? '').slice(0, 64),
});

const paramsOf = ({ q, after }: PeopleQuery): URLSearchParams =>
  new URLSearchParams({ tab: 'people', ...(q !== '' && { q }), ...(after !== '' && { after }) });
const addressOf = (query: PeopleQuery): string => `?${paramsOf(query).toString()}`;

interface PeoplePanelProps {
  params: URLSearchParams;
  onParams: EditHandler<URLSearchParams>;
}

/** Accounts, 50 at a time (OPERATOR-04). */
export function PeoplePanel({ params, onParams }: PeoplePanelProps) {
  const query = queryOf(params);
  const { currentData, error, refetch } = operatorApi.usePeopleQuery(query);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState(query.q);
  const words = useDebounced(typed.trim(), DELAY_MS);
  const search = useEffectEvent((q: string) => q !== query.q && onParams(() => paramsOf({ q, after: '' })));
  useEffect(() => {
    search(words);
  }, [words]);
  const person = currentData?.people.find(({ id }) => id === chosen);
  return (
    <>
      <search className="relative mb-6 block max-w-md">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 start-4 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label={t`Search people`}
          placeholder={t`Start of a username or email`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-13 w-full rounded-lg border border-line-strong bg-surface ps-11 pe-3 placeholder:text-ink-faint"
        />
      </search>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {({ people, next }) => (
          <>
            <List people={people} onOpen={setChosen} />
            <Pages
              first={query.after === '' ? null : addressOf({ ...query, after: '' })}
              next={next === null ? null : addressOf({ ...query, after: next })}
            />
          </>
        )}
      </PendingList>
      {person && <PersonDialog person={person} onClose={() => setChosen(null)} />}
    </>
  );
}

const List = ({ people, onOpen }: { people: readonly Person[]; onOpen: (id: string) => void }) =>
  people.length === 0 ? (
    <EmptyState icon={Users} title={t`No username or email starts with that`} />
  ) : (
    <ul className="border-b border-line">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onOpen={() => onOpen(person.id)} />
      ))}
    </ul>
  );
