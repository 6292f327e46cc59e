import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorLibraryFile } from '@marquee/core/contracts';
import { CircleAlert } from 'lucide-react';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { formatDate } from '../../shared/lib/format/format-date';
import { Button } from '../../shared/ui';
import { FoundSegments } from './found-segments';
import { MatchedTitle } from './matched-title';
import { problemText } from './problem-text';

type Reading = NonNullable<OperatorLibraryFile['reading']>;

/** Formats `S1 E2`, `Episode 102`, or a date. */
function episodesText({ season, episodes, airDate }: Reading): string {
  if (airDate !== null) return formatDate(airDate) ?? airDate;
  return episodes
    .map((episode) => (season === null ? t`Episode ${episode}` : episodeLabel({ season, episode })))
    .join(', ');
}

function readingText(reading: Reading, parts: number): string {
  const { mediaType, title, year } = reading;
  const named = year === null ? title : `${title} (${year})`;
  if (mediaType === 'tv') return `${named} · ${episodesText(reading)}`;
  return parts === 1 ? named : `${named} · ${plural(parts, { one: '# file', other: '# files' })}`;
}

interface FileRowProps {
  file: OperatorLibraryFile;
  isBusy: boolean;
  onMatch: () => void;
  onForget: () => void;
}

/** A file, its match or why it is not served, and its actions. */
export function FileRow({
  file: { path, state, problem, parts, reading, canMatch, found },
  isBusy,
  onMatch,
  onForget,
}: FileRowProps) {
  const cut = path.lastIndexOf('/') + 1;
  const name = path.slice(cut);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold break-words [overflow-wrap:anywhere]" translate="no">
          <bdi>{name}</bdi>
        </p>
        {cut > 0 && (
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]" translate="no">
            <bdi>{path.slice(0, cut - 1)}</bdi>
          </p>
        )}
        {reading &&
          (state === 'matched' ? (
            <MatchedTitle reading={reading} text={readingText(reading, parts)} />
          ) : (
            <p className="mt-1 text-sm">
              <bdi>{readingText(reading, parts)}</bdi>
            </p>
          ))}
        {found && <FoundSegments name={name} found={found} />}
        {problem !== null && (
          <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            {problemText(problem)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {canMatch && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t`Match ${name}`}
            disabled={isBusy}
            onClick={onMatch}
          >
            {state === 'by_hand' ? t`Change` : t`Match`}
          </Button>
        )}
        {state === 'by_hand' && (
          <Button variant="quiet" aria-label={t`Remove the match for ${name}`} disabled={isBusy} onClick={onForget}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
