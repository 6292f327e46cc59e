import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { linksTo } from '../../page-titles';
import type { PageName } from '../../pages';
import { cx } from '../../shared/lib/cx';
import { Logo } from '../../shared/ui/logo';
import { AnyLink } from './any-link';

/** Links that are hidden on small screens (SHELL-09). */
const wideOnly = new Set<PageName>(['history', 'dmca', 'disclaimer', 'tos', 'partners']);
const mobileOnly = new Set<PageName>(['donate']);

const linkClass = 'inline-flex min-h-11 min-w-11 items-center text-sm text-ink-soft transition-colors hover:text-ink';

const neverChanges = () => () => undefined;

const Credits = () => {
  const { metadata } = useConfig();
  return metadata.mode === 'tmdb' ? (
    <p className="max-w-prose">
      <Trans>
        This product uses the TMDB API but is not endorsed or certified by TMDB. Where to watch by JustWatch.
      </Trans>
    </p>
  ) : null;
};

const ownMessages = () => [
  t`This site hosts no media files. It only links to services that others run.`,
  t`This site hosts no media. It only links to third-party sources.`,
];

/** The footer, with a random message of the operator or the site, chosen once per visit. */
export function Footer({ settings }: { settings: ReactNode }) {
  const { siteName, mayHostMedia, footerMessages, links } = useConfig();
  const messages = footerMessages ?? (mayHostMedia ? [] : ownMessages());
  const [draw] = useState(() => Math.random());
  // The server's page is shared by all visitors, so the message is chosen in the browser.
  const message =
    messages[
      Math.floor(
        useSyncExternalStore(
          neverChanges,
          () => draw,
          () => 0,
        ) * messages.length,
      )
    ];
  const pageLinks = linksTo(
    'movies',
    'series-list',
    'categories',
    'networks',
    'bookmarks',
    'history',
    'stats',
    'faq',
    'dmca',
    'disclaimer',
    'tos',
    'privacy',
    'partners',
    'donate',
  );
  return (
    <footer className="page-x mt-24 border-t pt-10 pb-28 lg:pb-12">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <div className="max-w-md">
          <Logo siteName={siteName} />
          {message && <p className="mt-3 text-sm text-ink-faint">{message}</p>}
        </div>
        <nav aria-label={t`Footer`}>
          <ul className="flex max-w-2xl flex-wrap gap-x-6 lg:justify-end">
            {pageLinks.map(({ name, href, label }) => (
              <li key={name} className={cx(wideOnly.has(name) && 'max-lg:hidden', mobileOnly.has(name) && 'lg:hidden')}>
                <Link to={href} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
            {links.discord && (
              <li>
                <AnyLink href={links.discord} className={linkClass}>
                  <Trans>Community</Trans>
                </AnyLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4 text-xs text-ink-faint">
        <Credits />
        <div className="ms-auto flex min-w-0 items-center gap-2">{settings}</div>
      </div>
    </footer>
  );
}
