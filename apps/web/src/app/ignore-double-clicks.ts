/**
 * A double-click on a link is one visit: its second click would add the same entry to the history again, or press what the next page
 * has in that place.
 */
export function ignoreDoubleClicks(): void {
  let first: { href: string; pathname: string } | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const href =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]')?.href : undefined;
      // `detail` counts the clicks that belong together; those of keys have none.
      if (event.detail < 2) first = href === undefined ? null : { href, pathname: window.location.pathname };
      else if (first && (href === first.href || window.location.pathname !== first.pathname)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
