/** A thumbnail: a whole image, or a tile of a sheet. Sizes in pixels of the sheet. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size of the whole sheet; equals width and height for a single image. */
  sheetWidth: number;
  sheetHeight: number;
}
