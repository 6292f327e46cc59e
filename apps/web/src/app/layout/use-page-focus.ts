import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main landmark when another page opens, as a full page load would, so that keyboards and screen
 * readers begin there. The first page leaves it alone, and so does an address that is put right under a visitor at work.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    const main = document.getElementById('main');
    if (type === NavigationType.Replace && main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname, type]);
}
