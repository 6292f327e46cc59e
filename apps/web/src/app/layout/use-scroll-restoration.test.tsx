import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration';

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/other">on</Link>
      <Link to="/other#part">to the part</Link>
      <Link to="/other#50%">to 50 per cent</Link>
      <Link to="/other?tab=two" replace>
        other tab
      </Link>
      <button onClick={() => void navigate(-1)}>back</button>
      <h2 id="part">Part</h2>
      <p id="50%">Half</p>
    </>
  );
}

const scrolled: number[] = [];
const intoView = jest.fn();
function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}
const setHeight = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
/** @returns notifies the remaining observers that the page has grown */
function stubResize(): () => void {
  const callbacks = new Set<() => void>();
  const fake = (callback: () => void) => ({
    observe: () => callbacks.add(callback),
    disconnect: () => callbacks.delete(callback),
  });
  window.ResizeObserver = function fakeObserver(callback: () => void) {
    return fake(callback);
  } as unknown as typeof ResizeObserver;
  return () => callbacks.forEach((callback) => callback());
}
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

const { ResizeObserver } = window;
beforeEach(() => {
  window.ResizeObserver = ResizeObserver;
  setHeight(100_000);
  scrolled.length = 0;
  intoView.mockClear();
  sessionStorage.clear();
  window.scrollTo = ((_x: number, y: number) => {
    scrolled.push(y);
    scrollTo(y);
  }) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = intoView;
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

describe('the scroll position', () => {
  it('is the top of a newly opened page, and is restored by Back', () => {
    scrollTo(700);
    follow('on');
    expect(scrolled).toEqual([0]);
    scrollTo(300);
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(scrolled).toEqual([0, 700]);
  });

  it('stays when the URL is replaced', () => {
    scrollTo(700);
    follow('other tab');
    expect(scrolled).toEqual([]);
  });

  it('is at the element named by the URL’s hash', () => {
    follow('to the part');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(scrolled).toEqual([]);
  });

  it('is looked for by a hash that is not well formed, which breaks nothing [ERROR-01]', () => {
    follow('to 50 per cent');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Part' })).toBeTruthy();
  });

  it('is sought again while the page grows, and kept until it is reached', () => {
    const grown = stubResize();
    setHeight(1500);
    scrollTo(4000);
    follow('on');
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(scrolled).toEqual([0, 4000]);
    scrollTo(700);
    setHeight(6000);
    grown();
    expect(scrolled).toEqual([0, 4000, 4000]);
    grown();
    expect(scrolled).toHaveLength(3);
    follow('on');
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(scrolled.at(-1)).toBe(4000);
  });

  it('is no longer sought once the visitor scrolls', () => {
    const grown = stubResize();
    setHeight(1500);
    scrollTo(4000);
    follow('on');
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    fireEvent.wheel(window);
    grown();
    expect(scrolled).toEqual([0, 4000]);
  });

  it('survives a reload of the page', () => {
    scrollTo(450);
    fireEvent(window, new Event('pagehide'));
    cleanup();
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(scrolled).toEqual([450]);
  });
});
