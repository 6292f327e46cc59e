import { setImmediate as nextTurn } from 'node:timers/promises';

/** Validating this many entries takes a few milliseconds. */
const ITEMS_PER_TURN = 250;

/** Iterates over what would take long at once, and lets other requests run in between. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    count += 1;
    if (count % ITEMS_PER_TURN === 0) await nextTurn();
    yield item;
  }
}
