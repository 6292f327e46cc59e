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
      <Link to="/other?tab=two" replace>
        other tab
      </Link>
      <button onClick={() => void navigate(-1)}>back</button>
      <h2 id="part">Part</h2>
    </>
  );
}

const scrolled: number[] = [];
const intoView = jest.fn();
function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
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
  it('is the top of a newly opened page', () => {
    scrollTo(700);
    follow('on');
    expect(scrolled).toEqual([0]);
  });

  it('is restored by Back', () => {
    scrollTo(700);
    follow('on');
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
