/** What on the page does not fit, or is too small for a finger; at most twelve lines of it. Runs in the page. */
export function layoutProblems(leastTarget: number): string[] {
  const problems: string[] = [];
  // What is far from the screen still has the measures of another width.
  const rendered = document.createElement('style');
  rendered.textContent = '* { content-visibility: visible !important }';
  document.head.append(rendered);
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} "${name}" ${(element.getAttribute('class') ?? '').slice(0, 60)}`;
  };
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && box.width > 1 && box.height > 1 && !element.closest('[inert], [aria-hidden="true"]');
  };
  /** A row of cards is scrolled by itself: what lies outside it is no loss. */
  const isScrolled = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isScrolled(parent);
  };
  /** Some of its text that can be seen lies outside it. */
  const isTooFull = (control: Element) => {
    const own = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const isSeen = !texts.currentNode.parentElement?.closest('.sr-only');
      if (isSeen && right > left && (right > own.right + 1 || left < own.left - 1)) return true;
    }
    return false;
  };
  /** The control, its label, and what is stretched over it for the finger. */
  const targetOf = (control: Element) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect();
    const after = getComputedStyle(control, '::after');
    const isStretched = after.content !== 'none' && after.position === 'absolute';
    const reach = (own: number, stretched: string) =>
      Math.round(Math.max(own, isStretched ? parseFloat(stretched) : 0));
    return [reach(box.width, after.width), reach(box.height, after.height)] as const;
  };

  if (scrollWidth > width) problems.push(`the page is ${scrollWidth} px wide`);
  for (const element of document.querySelectorAll('body *')) {
    const { left, right } = element.getBoundingClientRect();
    if ((right > width + 1 || left < -1) && isShown(element) && !isScrolled(element))
      problems.push(`sticks out (${Math.round(left)} to ${Math.round(right)}): ${nameOf(element)}`);
  }
  for (const control of document.querySelectorAll(
    'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"], [role="slider"]',
  )) {
    // A link in running text is as high as its line.
    if (!isShown(control) || getComputedStyle(control).display === 'inline') continue;
    if (control.matches('a, button, summary') && isTooFull(control))
      problems.push(`its text does not fit: ${nameOf(control)}`);
    const [across, down] = targetOf(control);
    if (across < leastTarget || down < leastTarget) problems.push(`target of ${across} by ${down}: ${nameOf(control)}`);
  }
  rendered.remove();
  return problems.slice(0, 12);
}
