import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createContext, useEffect, useState } from 'react';
import { createFirstPage, FirstPageProvider, PagePart, useFirstUntilOwn, useWhenOwn } from './first-page';

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
    const page = createFirstPage(of);
    page.whenOver(onOver);
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
    const page = createFirstPage(of);
    for (const part of ['header', 'row', 'footer']) page.begin(part);
    page.hurry();
    expect(await hasCome(page.turn('footer'))).toBe(true);
    expect(await hasCome(page.turn('part of a row'))).toBe(true);
  });

  it('do not wait for one that was left before its turn', async () => {
    const onOver = jest.fn();
    const page = createFirstPage(of);
    page.whenOver(onOver);
    page.begin('header');
    page.begin('row');
    page.end('row');
    page.end('header');
    jest.runAllTimers();
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('survive an end that is taken back at once, as in development', () => {
    const onOver = jest.fn();
    const page = createFirstPage(of);
    page.whenOver(onOver);
    page.begin('header');
    page.end('header');
    page.begin('header');
    jest.runAllTimers();
    expect(onOver).not.toHaveBeenCalled();
  });
});

describe('what moves the whole page', () => {
  afterEach(cleanup);

  const Mover = ({ move }: { move: () => void }) => {
    const whenOwn = useWhenOwn();
    useEffect(() => whenOwn(move), [whenOwn, move]);
    return null;
  };
  const drawn = (page: ReturnType<typeof createFirstPage> | null, move: () => void) => (
    <FirstPageProvider value={page}>
      <Mover move={move} />
    </FirstPageProvider>
  );

  it('waits until every part is the browser’s own, and is forgotten with what asked for it', async () => {
    const page = createFirstPage(of);
    page.begin('row');
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(drawn(page, first));
    rerender(drawn(page, second));
    expect(second).not.toHaveBeenCalled();
    page.end('row');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(second).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
  });

  it('is done at once on a page that is the browser’s own', () => {
    const move = jest.fn();
    render(drawn(null, move));
    expect(move).toHaveBeenCalledTimes(1);
  });
});

describe('a page made of parts', () => {
  afterEach(cleanup);

  const Text = createContext('').Provider;

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
    const page = createFirstPage(of);
    page.whenOver(onOver);
    const root = hydrateRoot(container, tree(page), {
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

  it('keeps a part that waits as it was drawn, whatever changes around it, and then shows what has changed', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<!--$--><button>Row 0</button><!--/$-->';
    const row = screen.getByText('Row 0');
    const page = createFirstPage(of);
    page.begin('before it');
    let change: (to: string) => void = () => undefined;
    let settled = '';
    const Around = () => {
      const [text, setText] = useState('');
      change = setText;
      settled = useFirstUntilOwn(text);
      return (
        <Text value={settled}>
          <PagePart>
            <Counter name="Row" />
            {text}
          </PagePart>
        </Text>
      );
    };
    const errors: unknown[] = [];
    const root = hydrateRoot(
      container,
      <FirstPageProvider value={page}>
        <Around />
      </FirstPageProvider>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    act(() => change(' and more'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect([container.textContent, settled]).toEqual(['Row 0', '']);
    // As a press does.
    act(() => {
      page.hurry();
      row.click();
    });
    page.end('before it');
    for (let turn = 0; turn < 3; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(screen.getByText('Row 1')).toBe(row);
    expect([container.textContent, settled]).toEqual(['Row 1 and more', ' and more']);
    expect(errors).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});
