import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isLive, listEntries, parseTitleKey, titleHref, titleKey } from '@marquee/core';
import { Link } from 'react-router-dom';
import { toggleInterest, type LeftOutTitle } from '../../shared/interest/toggle-interest';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectNotInterested } from '../../shared/store/not-interested';
import { Button, PanelGroup } from '../../shared/ui';

/** The titles that the visitor is not interested in, the latest first, each with a way back. */
export function LeftOutTitles() {
  const entries = useAppSelector(selectNotInterested);
  const live = listEntries(entries).filter(isLive);
  live.sort((one, other) => other.changedAt - one.changedAt);
  return (
    <PanelGroup title={t`Not interested`}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        {live.length > 0 ? (
          <span>
            <Trans>Rows, lists and suggestions leave these out. Search still finds them.</Trans>
          </span>
        ) : (
          <span>
            <Trans>
              Nothing here yet. Choose “Not interested” on the page of a title, or in the menu of its bookmark button,
              and it won’t be suggested anymore.
            </Trans>
          </span>
        )}
      </p>
      <ul className="max-h-96 overflow-y-auto">
        {live.map(({ key, value }) => {
          const named = parseTitleKey(key);
          if (!named) return null;
          const { mediaType, id } = named;
          const title = { key: titleKey(mediaType, id), ...value };
          return <LeftOutRow key={key} title={title} href={titleHref(mediaType, id, value.title)} />;
        })}
      </ul>
    </PanelGroup>
  );
}

function LeftOutRow({ title, href }: { title: LeftOutTitle; href: string }) {
  const dispatch = useAppDispatch();
  const { title: name, year } = title;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <p className="min-w-0 break-words">
        <Link to={href} dir="auto" className="font-semibold hover:text-accent-ink">
          {name}
        </Link>
        {year !== null && <span className="ms-2 text-sm text-ink-soft">{year}</span>}
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t`Suggest ${name} again`}
        onClick={() => dispatch(toggleInterest(title))}
      >
        <Trans>Suggest again</Trans>
      </Button>
    </li>
  );
}
