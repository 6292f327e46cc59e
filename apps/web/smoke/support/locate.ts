/** What people call it, and the elements that it may be. */
export const KINDS = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select',
  menuitem: '[role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"]',
  subtitle: '[role="group"][aria-label="Subtitles"] [role="menuitemradio"]',
  slider: '[role="slider"], input[type="range"]',
  text: 'p, span, h1, h2, h3, li, a, button, [role="status"], [role="alert"], div',
};

export interface Found {
  x: number;
  y: number;
  isAtRest: boolean;
  /** Where it is: a moving element is not pressed. */
  box: string;
  /** What lies over it, if anything does. */
  coveredBy: string | null;
}

/** The first element that is shown, is one of `selector` and is called `name` (a pattern). Runs in the page. */
export function locate(selector: string, name: string): Found | null {
  const pattern = new RegExp(name, 'i');
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
    const text = element.getAttribute('aria-label') ?? (labels || `${element.textContent} ${pictures}`);
    return text.replace(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => !candidate.closest('[inert]') && isShown(candidate) && pattern.test(nameOf(candidate)),
  );
  if (!element) return null;
  const inView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight;
  if (!inView(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A browser that is slow may show the same step of an animation for long.
  const isMoving = (part: Element | null): boolean =>
    part !== null &&
    (part.getAnimations().some(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && end <= 1000;
    }) ||
      isMoving(part.parentElement));
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = element.closest('label');
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
  const over = hit ? `${hit.tagName} ${hit.getAttribute('class') ?? ''}` : 'nothing';
  const isDisabled = element.matches(':disabled');
  const isAtRest = !isMoving(element);
  return { x, y, isAtRest, box: `${left} ${top} ${width}`, coveredBy: isDisabled ? 'disabled' : isHit ? null : over };
}
