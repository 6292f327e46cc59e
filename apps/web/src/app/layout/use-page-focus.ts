import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves focus to the main landmark on navigation, as a full page load would, so that keyboard and screen reader users
 * start there. Not on the first page, nor when only the URL is replaced.
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
