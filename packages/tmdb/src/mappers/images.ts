import type { ImageFile, TitleImages } from '../domain';
import type { WireImage, WireImages } from '../wire';
import { toTextOrNull } from './values';

export const toImageFile = (wire: WireImage): ImageFile => ({
  path: wire.file_path,
  language: toTextOrNull(wire.iso_639_1),
  width: wire.width,
  height: wire.height,
});

export function toTitleImages(wire: WireImages | undefined): TitleImages {
  const logos = (wire?.logos ?? []).map(toImageFile);
  return {
    logo: logos[0] ?? null,
    logos,
    backdrops: (wire?.backdrops ?? []).map(toImageFile),
    posters: (wire?.posters ?? []).map(toImageFile),
  };
}
