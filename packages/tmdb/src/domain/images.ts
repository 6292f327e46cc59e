/** An image file; `path` is appended to a size on the image host. Sizes in pixels, 0 if unknown. */
export interface ImageFile {
  path: string;
  /** ISO 639-1 code of the text on it; null without text. */
  language: string | null;
  width: number;
  height: number;
}
export type Logo = ImageFile;

export interface TitleImages {
  /** The first logo; if null, the title or the site icon is shown instead. */
  logo: Logo | null;
  logos: Logo[];
  backdrops: ImageFile[];
  posters: ImageFile[];
}
