import { networkHref, networks } from '@marquee/core';
import { Link } from 'react-router-dom';
import { MediaRow } from '../../shared/ui';

/** The eight streaming networks, set in type: their marks are not ours to show. */
export function NetworksRow() {
  return (
    <MediaRow title="Networks" href="/networks" cells="tile">
      {networks.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={networkHref(slug)}
            className="display flex aspect-[8/5] items-center justify-center rounded-md border bg-surface px-3 text-center text-xl text-ink-soft transition-colors hover:border-accent hover:text-accent-ink focus-visible:-outline-offset-2"
          >
            {name}
          </Link>
        </li>
      ))}
    </MediaRow>
  );
}
