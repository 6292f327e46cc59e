/** The browser's own bars go with the page: its ground in either theme (tokens.css). */
const GROUND = { dark: '#0d0b0a', light: '#f6f0e5' };

/** Without transitions: on a page of posters there would be a thousand, whose events alone take longer than the painting. */
function turn(isDark: boolean): void {
  const { classList, dataset } = document.documentElement;
  if (classList.contains('dark') === isDark) return;
  dataset.turning = '';
  classList.toggle('dark', isDark);
  // Two frames: the first is the one that paints the change.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.turning));
}

/** Turns the document to a theme once the control that was pressed for it has shown the press: every style is worked out anew. */
export function applyTheme(theme: 'dark' | 'light'): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme]);
  const isDark = theme === 'dark';
  // Nobody sees a page in the background, and it has no frames.
  if (document.hidden) turn(isDark);
  else requestAnimationFrame(() => setTimeout(() => turn(isDark)));
}
