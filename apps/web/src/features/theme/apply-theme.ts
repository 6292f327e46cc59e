/** Colours for the browser's interface: the page's background in each theme (tokens.css). */
const GROUND = { dark: '#0d0b0a', light: '#f6f0e5' };

/** Without transitions: a page of posters would start a thousand, whose events alone take longer than painting. */
function turn(isDark: boolean): void {
  const { classList, dataset } = document.documentElement;
  if (classList.contains('dark') === isDark) return;
  dataset.turning = '';
  classList.toggle('dark', isDark);
  // The first of two frames paints the change.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.turning));
}

/** Applies a theme after the pressed control has been painted, because all styles are recalculated. */
export function applyTheme(theme: 'dark' | 'light'): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme]);
  const isDark = theme === 'dark';
  // A background page gets no frames.
  if (document.hidden) turn(isDark);
  else requestAnimationFrame(() => setTimeout(() => turn(isDark)));
}
