/**
 * Controls below `part` that cannot be brought on screen: wherever they are scrolled to they lie outside the window or under
 * something else. At most twelve names. Runs in the page.
 */
export function unreachableControls(part: string): string[] {
  const controls = document.querySelectorAll(
    ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea']
      .map((name) => `${part} ${name}`)
      .join(','),
  );
  const isShown = (control: Element) => {
    const { width, height } = control.getBoundingClientRect();
    const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && width > 1 && height > 1 && !control.closest('[inert], [aria-hidden="true"]');
  };
  /** In the middle, at the top or at the foot of the window: not everywhere a part that stays on screen lies over it. */
  const isReached = (control: Element) =>
    (['center', 'start', 'end'] as const).some((block) => {
      control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const boxes = [...control.getClientRects()];
      return boxes.some(({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          control.contains(hit) ||
          (hit !== null && hit !== document.body && hit.contains(control)) ||
          control.closest('label')?.contains(hit)
        );
      });
    });
  return [...controls]
    .filter((control) => isShown(control) && !isReached(control))
    .map((control) => control.getAttribute('aria-label') ?? (control.textContent.trim() || control.tagName))
    .slice(0, 12);
}
