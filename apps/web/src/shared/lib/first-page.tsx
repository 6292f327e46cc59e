import {
  createContext,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

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
  /** Runs once, in order of asking, when every part is the browser's own. @returns takes it back */
  whenOver: (act: () => void) => () => void;
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

/** A page whose parts take turns. */
export function createFirstPage(of: Pick<FirstPage, 'renderedAt' | 'visit'>): FirstPage {
  const afterwards = new Set<() => void>();
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
    for (const act of afterwards) act();
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
    whenOver(act) {
      afterwards.add(act);
      return () => void afterwards.delete(act);
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

/**
 * For effects: runs `act` when every part of the page is the browser's own, at once where that is so. A transition above
 * parts that are not makes React deaf to what is pressed in them.
 * @returns takes it back
 */
export function useWhenOwn(): (act: () => void) => () => void {
  const page = useContext(FirstPageContext);
  return useCallback(
    (act) => {
      if (page && !page.isOver) return page.whenOver(act);
      act();
      return () => undefined;
    },
    [page],
  );
}

/** What React Router calls the entry of the history with which the app was loaded, however often that is. */
export const FIRST_ENTRY = 'default';

/** Names the entry of the history with which the app was loaded, for as long as the app is open. */
export const useFirstVisit = (): string => useContext(FirstPageContext)?.visit ?? `load ${performance.timeOrigin}`;

/**
 * The value of the first drawing until every part of the page is the browser's own. For contexts above parts: React gives
 * a part that is not up when one changes, with what is pressed in it.
 */
export function useFirstUntilOwn<Value>(value: Value): Value {
  const [first] = useState(value);
  const [isOwn, setIsOwn] = useState(useFirstPage() === null);
  const whenOwn = useWhenOwn();
  useEffect(() => (isOwn ? undefined : whenOwn(() => setIsOwn(true))), [isOwn, whenOwn]);
  return isOwn ? value : first;
}

interface TurnProps {
  page: FirstPage;
  part: string;
  onOwn: () => void;
}

/** Draws nothing; suspends until it is the part's turn, and tells when the part is the browser's own. */
function Turn({ page, part, onOwn }: TurnProps): null {
  if (!page.isOver) use(page.turn(part));
  useEffect(() => {
    onOwn();
    page.end(part);
  }, [page, part, onOwn]);
  return null;
}

/**
 * A part of a page that the server drew. React makes one after the other the browser's, in slices of a few milliseconds, and
 * lets the visitor's doings in between; without such parts it takes the whole page in one go. Until it is the browser's
 * own it stays as it was first drawn, whatever is drawn around it: React would give it up.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const page = useContext(FirstPageContext);
  const part = useId();
  const [isOwn, setIsOwn] = useState(page === null || page.isOver);
  const [first] = useState(children);
  const shown = isOwn ? children : first;
  useLayoutEffect(() => {
    page?.begin(part);
    return () => page?.end(part);
  }, [page, part]);
  return useMemo(
    () => (
      <Suspense>
        {page && <Turn page={page} part={part} onOwn={() => setIsOwn(true)} />}
        {shown}
      </Suspense>
    ),
    [page, part, shown],
  );
}
