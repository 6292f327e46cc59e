import { useEffect, useState, type RefObject } from 'react';

/** What is above the screen counts as being on it. */
const ALL_ABOVE = '1000000px 0px 0px 0px';

/** Whether an element is below the screen, where inserting something moves nothing that is seen. */
export function useBelowScreen(ref: RefObject<Element | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsBelow(entries.at(-1)?.isIntersecting === false), {
      rootMargin: ALL_ABOVE,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isBelow;
}
