import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { SkippedSource } from '@marquee/player/sources';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../pages';
import { useAppSelector } from '../../../shared/store';
import { selectCanUseSources } from '../../../shared/store/profiles.slice';
import { useAddressFailure } from './use-address-failure';
import { useWatch } from '../watch-context';

const link =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-ink-soft hover:text-accent-ink';

export function whyNone(skipped: readonly SkippedSource[]): string {
  if (skipped.length === 0) return t`No source is turned on.`;
  const explained = skipped.find(({ reason }) => reason !== undefined);
  if (explained) return `${explained.name}: ${explained.reason}`;
  if (skipped.every(({ code }) => code !== 'not-found')) return t`No source could be reached.`;
  if (skipped.some(({ code }) => code !== 'not-found'))
    return t`Some sources couldn’t be reached, and the rest don’t have this title.`;
  return t`No source has this title.`;
}

interface SourcesNoteProps {
  /** Renders a button to add a URL for this title; `onSaved` repeats the search. */
  addAddress: (onSaved: () => void) => ReactNode;
}

/** Shows the source that the title plays from, or that none has it and what to do. */
export function SourcesNote({ addAddress }: SourcesNoteProps) {
  const { playable, session, playback } = useWatch();
  const { search, source } = playback;
  const canUseSources = useAppSelector(selectCanUseSources);
  const addressFailure = useAddressFailure(search, playable.mediaId);
  if (!playable.isOffered) return null;
  const name = source?.name;
  const others = search.results.length - 1;
  return (
    <div className="-mx-3 flex print:hidden min-h-23 flex-wrap content-start sm:min-h-11 items-center gap-y-1">
      {source && (
        <p className="min-w-0 px-3 text-sm break-words text-ink-soft">
          {others > 0 ? (
            <span>
              <Trans comment="Sources">
                Available from <span className="font-semibold text-ink">{name}</span> and{' '}
                <Plural value={others} one="# more" other="# more" />
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>
                Available from <span className="font-semibold text-ink">{name}</span>
              </Trans>
            </span>
          )}
        </p>
      )}
      {search.status === 'failed' && (
        <p className="min-w-0 px-3 text-sm break-words text-ink-soft">{addressFailure ?? whyNone(search.skipped)}</p>
      )}
      {canUseSources && search.status !== 'idle' && search.status !== 'searching' && (
        <>
          <Link to={pages.sources.path} className={link}>
            <Trans>Sources</Trans>
          </Link>
          {addAddress(session.searchAgain)}
        </>
      )}
    </div>
  );
}
