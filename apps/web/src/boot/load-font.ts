/** Loads the deferred font, and applies it when loaded. */
export function loadFont(): void {
  const { documentElement: root } = document;
  const preload = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!preload || root.dataset.lateFont === undefined) return;
  const show = () => delete root.dataset.lateFont;
  const [family = ''] = getComputedStyle(root).getPropertyValue('--font-sans').split(',');
  preload.media = 'all';
  // At once: browsers warn of a preload that is not used soon.
  document.fonts.load(`1em ${family}`).then(show, show);
}
