import { t } from '@lingui/core/macro';
import { parseTitleKey, type AgendaEntry } from '@marquee/core';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSnapshot } from '../../shared/api';
import { Badge, Picture } from '../../shared/ui';
import { detailText, entryHref, occasionText, placeText } from './entry-texts';
import { useIsSeen } from './use-is-seen';

/** What a title has on a day, with a link to it. */
function CalendarEntry({ entry }: { entry: AgendaEntry }) {
  const [event] = entry;
  const title = parseTitleKey(event.key);
  const known = useSnapshot({ mediaType: title?.mediaType, id: title?.id ?? 0 });
  const isSeen = useIsSeen(entry);
  const occasion = occasionText(entry);
  const details = [placeText(entry), detailText(entry)].filter((text) => text !== '');
  return (
    <article className="group relative flex items-center gap-4 py-2">
      <div className="dark w-12 shrink-0 overflow-hidden rounded-sm bg-raised">
        <Picture path={known?.posterPath ?? null} kind="poster" alt="" sizes="3rem" />
      </div>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-page-start font-semibold">
          <Link to={entryHref(entry)} className="card-link group-hover:text-accent-ink">
            {event.title}
          </Link>
        </p>
        <p className="tabular truncate text-sm text-ink-soft">{details.join(' · ')}</p>
        {occasion && (
          <p className="mt-1">
            <Badge>{occasion}</Badge>
          </p>
        )}
      </div>
      {isSeen && (
        <span role="img" aria-label={t({ message: 'Watched', context: 'mark' })} className="text-success">
          <Check aria-hidden className="size-5" />
        </span>
      )}
    </article>
  );
}

/** What the titles of a day have on it. */
export const CalendarEntries = ({ entries }: { entries: readonly AgendaEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry[0].id}>
        <CalendarEntry entry={entry} />
      </li>
    ))}
  </ul>
);
