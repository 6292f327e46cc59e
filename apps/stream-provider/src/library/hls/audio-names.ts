import { languageLabel, languageTag } from '../subtitles/language';
import type { AudioRendition, RenditionPlan } from './rendition';

export interface NamedAudio {
  rendition: AudioRendition;
  name: string;
  /** BCP 47. */
  language: string | undefined;
}

/** The sounds of a plan by names that differ: players tell the sounds of a group apart by them. */
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
