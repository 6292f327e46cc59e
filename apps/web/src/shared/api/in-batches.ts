import { LOOK_UP_BATCH } from './title-summary';

/** Runs requests a few at once; what is answered with null is left out. */
export async function inBatches<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer | null>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += LOOK_UP_BATCH)
    for (const answer of await Promise.all(items.slice(from, from + LOOK_UP_BATCH).map(ask)))
      if (answer !== null) answers.push(answer);
  return answers;
}
