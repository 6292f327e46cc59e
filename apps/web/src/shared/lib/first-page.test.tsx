import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useState } from 'react';
import { createFirstPage, FirstPageProvider, PagePart } from './first-page';

const of = { renderedAt: 1, visit: 'v' };

describe('the parts of a page that the server drew', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const hasCome = async (turn: Promise<void>) => {
    let come = false;
    void turn.then(() => (come = true));
    await Promise.resolve();
    return come;
  };

  it('take turns in the order in which they began', async () => {
    const onOver = jest.fn();
    const page = createFirstPage(of, onOver);
    page.begin('header');
    page.begin('row');
    expect(await hasCome(page.turn('header'))).toBe(true);
    expect(await hasCome(page.turn('row'))).toBe(false);
    page.end('header');
    jest.runAllTimers();
    expect(await hasCome(page.turn('row'))).toBe(true);
    expect(onOver).not.toHaveBeenCalled();
    page.end('row');
    page.end('row');
    jest.runAllTimers();
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(page.isOver).toBe(true);
  });

  it('all go on once the visitor does something, those that come later too', async () => {
    const page = createFirstPage(of, jest.fn());
    for (const part of ['header', 'row', 'footer']) page.begin(part);
    page.hurry();
    expect(await hasCome(page.turn('footer'))).toBe(true);
    expect(await hasCome(page.turn('part of a row'))).toBe(true);
  });

  it('do not wait for one that was left before its turn', async () => {
    const onOver = jest.fn();
    const page = createFirstPage(of, onOver);
    page.begin('header');
    page.begin('row');
    page.end('row');
    page.end('header');
    jest.runAllTimers();
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('survive an end that is taken back at once, as in development', () => {
    const onOver = jest.fn();
    const page = createFirstPage(of, onOver);
    page.begin('header');
    page.end('header');
    page.begin('header');
    jest.runAllTimers();
    expect(onOver).not.toHaveBeenCalled();
  });
});

describe('a page made of parts', () => {
  afterEach(cleanup);

  const Counter = ({ name }: { name: string }) => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
  };
  const tree = (page: ReturnType<typeof createFirstPage>) => (
    <FirstPageProvider value={page}>
      <PagePart>
        <Counter name="Outer" />
        <PagePart>
          <Counter name="Inner" />
        </PagePart>
      </PagePart>
    </FirstPageProvider>
  );

  it('becomes the browser’s own part by part, keeps its elements, and is over then', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    // As React's server rendering writes it: a comment at the beginning and at the end of each boundary.
    container.innerHTML = '<!--$--><button>Outer 0</button><!--$--><button>Inner 0</button><!--/$--><!--/$-->';
    const inner = screen.getByText('Inner 0');
    const onOver = jest.fn();
    const errors: unknown[] = [];
    const root = hydrateRoot(container, tree(createFirstPage(of, onOver)), {
      onRecoverableError: (error) => errors.push(error),
    });
    for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Inner 0')).toBe(inner);
    act(() => inner.click());
    expect(inner.textContent).toBe('Inner 1');
    expect(errors).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});
