/** The series for which a person chose otherwise than for all: whether their spoilers are hidden. */
export type SpoilerChoices = ReadonlyMap<number, boolean>;

/** Reads stored choices, e.g. `1399 -66732`: hidden for the first, shown for the second. */
export function readSpoilerChoices(text: string | null): SpoilerChoices {
  const choices = new Map<number, boolean>();
  for (const [, shows, id] of (text ?? '').matchAll(/(?<!\S)(-?)([1-9]\d{0,9})(?!\S)/g)) {
    choices.delete(Number(id));
    choices.set(Number(id), shows === '');
  }
  return choices;
}

/** Whether the spoilers of a series are hidden, given what applies to all. */
export const hidesSpoilers = (forAll: boolean, choices: SpoilerChoices, seriesId: number): boolean =>
  choices.get(seriesId) ?? forAll;
