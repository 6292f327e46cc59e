import { createContext, Suspense, use, useContext, useEffect, useId, useLayoutEffect, type ReactNode } from 'react';

/**
 * What a page that the server drew was drawn with. The browser draws it once more with the same, or the two would not
 * match. When that is done it is over: what is drawn later goes by the browser's own clock.
 */
export interface FirstPage {
  /** Epoch milliseconds. */
  renderedAt: number;
  /** Seed of lists that come in another order at each visit. */
  visit: string;
  /** True once every part of the page is the browser's own. */
  isOver: boolean;
  /** A part of the page waits to become the browser's own. */
  begin: (part: string) => void;
  /** A part has become so, or is gone. */
  end: (part: string) => void;
  /** Settles when it is the part's turn. */
  turn: (part: string) => Promise<void>;
  /** Lets all parts go on at once: the visitor is doing something. */
  hurry: () => void;
}

interface Turn {
  promise: Promise<void> & { status?: 'fulfilled'; value?: undefined };
  come: () => void;
}

function createTurn(): Turn {
  let settle: () => void = () => undefined;
  const promise: Turn['promise'] = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    promise,
    come() {
      // React reads these before it waits: what was hurried can be drawn in the same moment.
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
      settle();
    },
  };
}

/** A page whose parts take turns; `onOver` is called once, when none is left. */
export function createFirstPage(of: Pick<FirstPage, 'renderedAt' | 'visit'>, onOver: () => void): FirstPage {
  const waiting = new Set<string>();
  const turns = new Map<string, Turn>();
  let isHurried = false;
  const turnOf = (part: string): Turn => {
    const turn = turns.get(part) ?? createTurn();
    turns.set(part, turn);
    if (isHurried) turn.come();
    return turn;
  };
  const goOn = () => {
    const [next] = waiting;
    if (next !== undefined) return turnOf(next).come();
    if (page.isOver) return;
    page.isOver = true;
    onOver();
  };
  const page: FirstPage = {
    ...of,
    isOver: false,
    begin(part) {
      // Pages that come later are made of parts as well, which have nothing to wait for.
      if (page.isOver) return;
      waiting.add(part);
      if (waiting.size === 1) turnOf(part).come();
    },
    end(part) {
      // Later: the browser draws and listens in between, and in development React ends what it has begun, and begins it anew.
      if (waiting.delete(part)) setTimeout(goOn);
    },
    turn: (part) => turnOf(part).promise,
    hurry() {
      isHurried = true;
      for (const part of waiting) turnOf(part).come();
    },
  };
  return page;
}

const FirstPageContext = createContext<FirstPage | null>(null);

/** Null where the browser draws everything. */
export const FirstPageProvider = FirstPageContext.Provider;

/** What the page was drawn with by the server, as long as that counts. */
export function useFirstPage(): FirstPage | null {
  const page = useContext(FirstPageContext);
  return page?.isOver ? null : page;
}

/** Names the entry of the history with which the app was loaded, for as long as the app is open. */
export const useFirstVisit = (): string => useContext(FirstPageContext)?.visit ?? `load ${performance.timeOrigin}`;

/** Draws nothing; suspends until it is the part's turn, and tells when the part is the browser's own. */
function Turn({ page, part }: { page: FirstPage; part: string }): null {
  if (!page.isOver) use(page.turn(part));
  useEffect(() => page.end(part), [page, part]);
  return null;
}

/**
 * A part of a page that the server drew. React makes one after the other the browser's, in slices of a few milliseconds, and
 * lets the visitor's doings in between; without such parts it takes the whole page in one go.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const page = useContext(FirstPageContext);
  const part = useId();
  useLayoutEffect(() => {
    page?.begin(part);
    return () => page?.end(part);
  }, [page, part]);
  return (
    <Suspense>
      {page && <Turn page={page} part={part} />}
      {children}
    </Suspense>
  );
}
