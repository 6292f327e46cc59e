import { t } from '@lingui/core/macro';
import { ArrowUp, Ellipsis, MessageCircle, Send } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { linksTo } from '../../page-titles';
import { useAppSelector } from '../../shared/store';
import { selectIsRestricted } from '../../shared/store/profiles.slice';
import { cx } from '../../shared/lib/cx';
import { scrollBehavior } from '../../shared/lib/viewport/use-media-query';
import { useScrolledPast } from '../../shared/lib/viewport/use-scrolled-past';
import { Menu, menuItemClass } from '../../shared/ui/dialog';
import { AnyLink } from './any-link';

/** Thresholds of the buttons (SHELL-13, SHELL-14), in pixels. */
const SCROLL_TOP_FROM = 500;
const SECOND_LINK_FROM = 550;
const SCROLL_DEBOUNCE_MS = 50;

const roundClass =
  'flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-panel transition-colors hover:bg-raised';

/** A restricted profile has no account, so the page has its settings only. */
const menuLinks = (isRestricted: boolean) =>
  linksTo('account', 'categories', 'bookmarks', 'networks').map((link) => {
    if (link.name === 'networks') return { ...link, label: t`Netflix & Others` };
    return link.name === 'account' && isRestricted ? { ...link, label: t`Settings` } : link;
  });

function StackMenu({ themeSwitch }: { themeSwitch: ReactNode }) {
  const isRestricted = useAppSelector(selectIsRestricted);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t`Options`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={cx(roundClass, 'max-lg:hidden')}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      {isOpen && (
        <Menu title={t`Options`} anchor={button} onClose={() => setIsOpen(false)}>
          {themeSwitch}
          {menuLinks(isRestricted).map(({ href, label }) => (
            <Link key={href} to={href} className={menuItemClass}>
              {label}
            </Link>
          ))}
        </Menu>
      )}
    </>
  );
}

/**
 * The floating buttons at the bottom right (SHELL-13 to SHELL-16). Below 1024 px nothing may cover the content: the
 * menu is in the drawer, and "scroll to top" is shown only while scrolling up. In a low window the menu and the footer
 * have everything.
 */
export function FloatingStack({ themeSwitch }: { themeSwitch: ReactNode }) {
  const { links } = useConfig();
  const { isPast, isUpward } = useScrolledPast([SCROLL_TOP_FROM, SECOND_LINK_FROM], SCROLL_DEBOUNCE_MS);
  const [canScrollUp, showsSecond] = isPast;
  return (
    <aside
      aria-label={t`Shortcuts`}
      data-site-bar="floating"
      className="fixed end-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 flex flex-col items-center gap-2.5 lg:end-1.5 lg:bottom-5 [@media(max-height:20rem)]:hidden"
    >
      {showsSecond && links.telegram && (
        <AnyLink href={links.telegram} aria-label="Telegram" className={cx(roundClass, 'animate-[rise-in_180ms]')}>
          <Send aria-hidden className="size-5" />
        </AnyLink>
      )}
      {canScrollUp ? (
        <button
          type="button"
          aria-label={t`Scroll to top`}
          onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
          className={cx(roundClass, 'animate-[rise-in_180ms]', !isUpward && 'max-lg:hidden')}
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
      ) : (
        links.discord && (
          <AnyLink href={links.discord} aria-label={t`Community chat`} className={roundClass}>
            <MessageCircle aria-hidden className="size-5" />
          </AnyLink>
        )
      )}
      <StackMenu themeSwitch={themeSwitch} />
    </aside>
  );
}
