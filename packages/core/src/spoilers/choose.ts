import type { SpoilerChoices } from './spoilers';

/** More choices than fit into one setting: the oldest are dropped. */
const MAX_CHOICES = 160;

/** The text of the choices with one more; a choice that is the same as that for all is none. Null if none is left. */
export function withSpoilerChoice(
  choices: SpoilerChoices,
  choice: { seriesId: number; isHidden: boolean; forAll: boolean },
): string | null {
  const changed = new Map(choices);
  changed.delete(choice.seriesId);
  if (choice.isHidden !== choice.forAll) changed.set(choice.seriesId, choice.isHidden);
  const texts = [...changed].map(([id, isHidden]) => `${isHidden ? '' : '-'}${id}`);
  return texts.length === 0 ? null : texts.slice(-MAX_CHOICES).join(' ');
}
