import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { lazyChunk } from '../../shared/lib/loading/lazy-chunk';
import { useMediaQuery } from '../../shared/lib/viewport/use-media-query';
import { useHasInteracted } from '../../shared/lib/interaction/use-has-interacted';
import { PlainNav } from './plain-nav';

const menus = lazyChunk(() => import('./hover-menus'), 'background');

/** Restores the focus to the link that had it when the menus replaced the links. */
function RestoreFocus({ nav, href }: { nav: RefObject<HTMLElement | null>; href: RefObject<string | null> }): null {
  useLayoutEffect(() => {
    if (href.current === null || document.activeElement !== document.body) return;
    nav.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href.current)}"]`)?.focus();
  }, [nav, href]);
  return null;
}

/** True while a press lasts that began with `begin`, until its click has been delivered. */
function usePress(): { isPressed: boolean; begin: () => void } {
  const [isPressed, setIsPressed] = useState(false);
  const begin = () => {
    setIsPressed(true);
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      setTimeout(() => setIsPressed(false));
    };
    for (const type of ['pointerup', 'pointercancel', 'dragend'])
      document.addEventListener(type, end, { signal: controller.signal });
  };
  return { isPressed, begin };
}

/** The header's links. Their hover menus are loaded if there is space, and a pointer that can hover or a keyboard. */
export function HeaderNav({ listCount }: { listCount: ReactNode }) {
  const isActive = useHasInteracted();
  const hasRoom = useMediaQuery('(min-width: 64rem)');
  const chunk = menus.useModuleOrNull(isActive && hasRoom);
  const press = usePress();
  // A link that is replaced while it is pressed gets no click.
  const Menus = hasRoom && !press.isPressed ? chunk?.HoverMenus : undefined;
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
      onPointerDown={Menus ? undefined : press.begin}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = null;
      }}
    >
      {Menus ? (
        <>
          <Menus listCount={listCount} />
          <RestoreFocus nav={nav} href={focused} />
        </>
      ) : (
        <PlainNav listCount={listCount} />
      )}
    </nav>
  );
}
