/** Time limit, because a browser that does not support preloading fires no event. */
const PATIENCE_MS = 5000;

/** Loads the deferred font, and applies it when loaded. */
export function loadFont(): void {
  const { documentElement: root } = document;
  const preload = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!preload || root.dataset.lateFont === undefined) return;
  const show = () => delete root.dataset.lateFont;
  const timer = setTimeout(load, PATIENCE_MS);
  function load(): void {
    clearTimeout(timer);
    const [family = ''] = getComputedStyle(root).getPropertyValue('--font-sans').split(',');
    document.fonts.load(`1em ${family}`).then(show, show);
  }
  preload.addEventListener('load', load, { once: true });
  preload.addEventListener('error', load, { once: true });
  preload.media = 'all';
}
