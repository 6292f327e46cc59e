/** An image file; `path` goes behind a size on the image host. Sizes in pixels, 0 unknown. */
export interface ImageFile {
  path: string;
  /** ISO 639-1 code of the text on it, null without text. */
  language: string | null;
  width: number;
  height: number;
  aspectRatio: number;
}
export type Logo = ImageFile;

export interface TitleImages {
  /** The first logo, or null: then the title or the site icon stands in. */
  logo: Logo | null;
  logos: Logo[];
  backdrops: ImageFile[];
  posters: ImageFile[];
}
