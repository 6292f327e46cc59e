import { Trans } from '@lingui/react/macro';
import { titleHref } from '@marquee/core';
import type { OperatorLibraryFile } from '@marquee/core/contracts';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNearViewport } from '../../shared/lib/viewport/use-near-viewport';
import { titleFinderApi } from '../../shared/titles';
import { likelyTitles } from './likely-titles';

interface MatchedTitleProps {
  reading: NonNullable<OperatorLibraryFile['reading']>;
  /** What was read in the name of the file. */
  text: string;
}

/** The title that a file is played for by its name, as a link; says so if there is none. */
export function MatchedTitle({ reading, text }: MatchedTitleProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const isNear = useNearViewport(ref);
  const { data } = titleFinderApi.useFindTitlesQuery(reading.title, { skip: !isNear || reading.title === '' });
  const [title, ...others] = data ? likelyTitles(reading, data) : [];
  const isMissing = (data !== undefined || reading.title === '') && !title;
  return (
    <>
      <p ref={ref} className="mt-1 text-sm">
        <bdi>
          {title && others.length === 0 ? (
            <Link to={titleHref(title.mediaType, title.id, title.title)} className="hover:underline">
              {text}
            </Link>
          ) : (
            text
          )}
        </bdi>
      </p>
      {isMissing && (
        <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            <Trans>No movie or series with this name was found, so it isn’t played. Match it manually.</Trans>
          </span>
        </p>
      )}
    </>
  );
}
