/**
 * Treats a double-click on a link as one click: the second would add a duplicate history entry, or click whatever the
 * next page shows in that place.
 */
export function ignoreDoubleClicks(): void {
  let first: { href: string; pathname: string } | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const href =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]')?.href : undefined;
      // `detail` counts consecutive clicks; it is 0 for clicks by keyboard.
      if (event.detail < 2) first = href === undefined ? null : { href, pathname: window.location.pathname };
      else if (first && (href === first.href || window.location.pathname !== first.pathname)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
