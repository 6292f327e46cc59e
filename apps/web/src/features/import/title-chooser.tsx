import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TitleCandidate } from '@marquee/core/import';
import { useState, type SubmitEvent } from 'react';
import { Button, Spinner } from '../../shared/ui';
import { candidateName } from './candidate-name';
import { lookupApi } from '../../shared/titles/lookup-api';
import type { NamedTitle } from './resolve-titles';

interface TitleChooserProps {
  title: NamedTitle;
  candidates: readonly TitleCandidate[];
  onChoose: (candidate: TitleCandidate) => void;
}

/** A title's name in the file, the candidates, and a manual search. */
export function TitleChooser({ title: { ref, count }, candidates, onChoose }: TitleChooserProps) {
  const name = ref.title || t`Untitled`;
  const [typed, setTyped] = useState(ref.title);
  const [query, setQuery] = useState('');
  const search = lookupApi.useTitleLookupQuery(
    { by: 'name', mediaType: ref.mediaType, title: query, year: null },
    { skip: query === '' },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setQuery(typed.trim());
  };
  const offered = query === '' ? candidates : (search.currentData ?? []).slice(0, 8);
  return (
    <div>
      <p className="font-semibold break-words">
        <bdi>{name}</bdi>
        {ref.year !== null && <span className="font-normal text-ink-soft"> ({ref.year})</span>}
        <span className="ms-2 text-sm font-normal text-ink-soft">
          {plural(count, { one: '# line', other: '# lines' })}
        </span>
      </p>
      {offered.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {offered.map((candidate) => (
            <li key={`${candidate.mediaType}:${candidate.id}`}>
              <Button
                variant="secondary"
                size="sm"
                className="h-11! max-w-full whitespace-normal!"
                onClick={() => onChoose(candidate)}
              >
                {candidateName(candidate)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {query !== '' && search.currentData?.length === 0 && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          <Trans>No results found</Trans>
        </p>
      )}
      {query !== '' && search.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          <Trans>The search failed. Try again.</Trans>
        </p>
      )}
      <form onSubmit={submit} className="mt-3 flex max-w-md gap-2">
        <input
          type="search"
          aria-label={t`Search for ${name}`}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="h-11 min-w-0 flex-1 rounded-lg border border-line-strong bg-surface px-4"
        />
        <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
          {search.isFetching ? <Spinner /> : t({ message: 'Search', context: 'verb' })}
        </Button>
      </form>
    </div>
  );
}
