import { expect } from '@playwright/test';
import { PATIENCE_MS, type Driver } from './driver';
import { KINDS, locate, type Found } from './locate';

type Kind = keyof typeof KINDS;

const POLL = { timeout: PATIENCE_MS, intervals: [100, 100, 200] };

/** Somebody with a browser, who sees and presses what people do. */
export interface Visitor {
  driver: Driver;
  /** Opens an address of the site and waits until the page answers. */
  open: (path: string) => Promise<void>;
  /** Waits until it is there. */
  see: (kind: Kind, name: RegExp | string) => Promise<void>;
  /** Presses it with the mouse, once it is there, at rest, and not under anything else. */
  click: (kind: Kind, name: RegExp | string) => Promise<void>;
  /** Types into a field. */
  fill: (name: RegExp | string, text: string) => Promise<void>;
  /** Waits until a question to the page is answered by true. */
  until: <Args extends unknown[]>(question: (...args: Args) => boolean, ...args: Args) => Promise<void>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (name: RegExp | string) => (typeof name === 'string' ? `^${escaped(name)}$` : name.source);

export function createVisitor(driver: Driver, siteUrl: string): Visitor {
  /** Where it is, or why that is not known: a page that gives way to another answers nothing. */
  const find = (kind: Kind, name: RegExp | string): Promise<Found | string> =>
    driver.evaluate(locate, KINDS[kind], patternOf(name)).then((place) => place ?? 'not there', String);

  /** Where it can be pressed. Controls that wait for the pointer are met by it. */
  async function whereToPress(kind: Kind, name: RegExp | string): Promise<Found> {
    let before = '';
    const places: Found[] = [];
    const problem = async () => {
      const place = await find(kind, name);
      if (typeof place === 'string') return place;
      const isMoving = !place.isAtRest || place.box !== before;
      before = place.box;
      if (isMoving) return 'moving';
      if (place.coveredBy !== null) {
        await driver.moveTo(place.x, place.y - 1);
        return place.coveredBy;
      }
      places.push(place);
      return 'ready';
    };
    await expect.poll(problem, { ...POLL, message: `to press the ${kind} ${String(name)}` }).toBe('ready');
    const [place] = places;
    if (!place) throw new Error('it is there');
    return place;
  }

  // A page that gives way to another answers nothing.
  const until: Visitor['until'] = (question, ...args) =>
    expect
      .poll(() => driver.evaluate(question, ...args).catch(String), { ...POLL, message: String(question) })
      .toBe(true);

  const visitor: Visitor = {
    driver,
    until,
    open: async (path) => {
      await driver.open(`${siteUrl}${path}`);
      await until(() => document.documentElement.dataset.hydrated !== undefined);
    },
    see: (kind, name) =>
      expect
        .poll(() => find(kind, name), { ...POLL, message: `to see the ${kind} ${String(name)}` })
        .toEqual(expect.any(Object)),
    click: async (kind, name) => {
      const { x, y } = await whereToPress(kind, name);
      await driver.click(x, y);
    },
    fill: async (name, text) => {
      await visitor.click('field', name);
      await driver.type(text);
    },
  };
  return visitor;
}
