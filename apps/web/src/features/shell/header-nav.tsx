import { t } from '@lingui/core/macro';
import { Suspense, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useMediaQuery } from '../../shared/lib/viewport/use-media-query';
import { useHasInteracted } from '../../shared/lib/interaction/use-has-interacted';
import { PlainNav } from './plain-nav';

const HoverMenus = lazyComponent(() => import('./hover-menus').then((chunk) => chunk.HoverMenus), 'background');

/** Restores the focus to the link that had it when the menus replaced the links. */
function RestoreFocus({ nav, href }: { nav: RefObject<HTMLElement | null>; href: RefObject<string | null> }): null {
  useLayoutEffect(() => {
    if (href.current === null || document.activeElement !== document.body) return;
    nav.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href.current)}"]`)?.focus();
  }, [nav, href]);
  return null;
}

/** The header's links. Their hover menus are loaded if there is space, and a pointer that can hover or a keyboard. */
export function HeaderNav({ listCount }: { listCount: ReactNode }) {
  const isActive = useHasInteracted();
  const hasRoom = useMediaQuery('(min-width: 64rem)');
  const nav = useRef<HTMLElement>(null);
  const focused = useRef<string | null>(null);
  const remember = ({ target }: FocusEvent) => {
    focused.current = target.getAttribute('href');
  };
  return (
    <nav
      ref={nav}
      aria-label={t({ message: 'Main', context: 'navigation' })}
      className="hidden items-center lg:flex"
      onFocus={remember}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = null;
      }}
    >
      {isActive && hasRoom ? (
        <Suspense fallback={<PlainNav listCount={listCount} />}>
          <HoverMenus listCount={listCount} />
          <RestoreFocus nav={nav} href={focused} />
        </Suspense>
      ) : (
        <PlainNav listCount={listCount} />
      )}
    </nav>
  );
}
