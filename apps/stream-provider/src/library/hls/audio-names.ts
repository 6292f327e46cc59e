import { languageLabel, languageTag } from '../subtitles/language';
import type { AudioRendition, RenditionPlan } from './rendition';

export interface NamedAudio {
  rendition: AudioRendition;
  name: string;
  /** BCP 47. */
  language: string | undefined;
}

/** A plan's audio renditions with distinct names, by which players distinguish the renditions of a group. */
export function nameAudioRenditions({ audio }: RenditionPlan): NamedAudio[] {
  const names = new Set<string>();
  return audio.map((rendition, index) => {
    const { language, title } = rendition.track;
    const tag = languageTag(language ?? '');
    const spoken = tag === undefined ? undefined : languageLabel(tag);
    const label =
      spoken === undefined ? (title ?? `Track ${index + 1}`) : title === undefined ? spoken : `${spoken} (${title})`;
    const name = names.has(label) ? `${label} ${index + 1}` : label;
    names.add(name);
    return { rendition, name, language: tag };
  });
}
