import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keywordHref } from '@marquee/core';
import type { Named } from '@marquee/tmdb';
import { Link } from 'react-router-dom';

/** Keywords of a title, each linked to the titles that have it. */
export const Keywords = ({ keywords }: { keywords: readonly Named[] }) =>
  keywords.length > 0 && (
    <section aria-label={t`Keywords`}>
      <h2 className="display border-t border-line pt-3 pb-5 text-xl md:text-2xl">
        <Trans>Keywords</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        {keywords.map((keyword) => (
          <li key={keyword.id}>
            <Link
              to={keywordHref(keyword.id, keyword.name)}
              className="relative inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 py-1 text-xs font-medium text-ink-soft transition-colors after:absolute after:-inset-y-[7px] after:inset-x-0 hover:border-ink hover:text-ink"
            >
              {keyword.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
