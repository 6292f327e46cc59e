import { artworkFrames, type ArtworkKind } from '@marquee/artwork/paths';

/** One picture of an image list. Artwork with text is in English, the rest has no language. */
export function imageFile(kind: ArtworkKind, path: string) {
  const { width, height } = artworkFrames[kind];
  return {
    aspect_ratio: Math.round((width / height) * 1000) / 1000,
    height,
    iso_639_1: kind === 'poster' || kind === 'season' || kind === 'logo' ? 'en' : null,
    file_path: path,
    vote_average: 0,
    vote_count: 0,
    width,
  };
}

type ImageFile = ReturnType<typeof imageFile>;

/** `include_image_language=en,null` selects English pictures and those without text; without it all are included. */
export function inLanguages<Lists extends Record<string, ImageFile[]>>(lists: Lists, query: URLSearchParams): Lists {
  const asked = query.get('include_image_language');
  if (!asked) return lists;
  const languages = new Set(asked.toLowerCase().split(','));
  const kept = Object.entries(lists).map(([name, files]) => [
    name,
    files.filter((file) => languages.has(file.iso_639_1 ?? 'null')),
  ]);
  return Object.fromEntries(kept) as Lists;
}
