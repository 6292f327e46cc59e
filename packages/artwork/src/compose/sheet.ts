import type { Hex } from '../color/contrast';
import type { Point } from '../svg/path';
import { element, escapeText } from '../svg/element';

/** A text on a sheet, as recorded for the checks on fit and contrast. */
export interface PlacedText {
  role: 'title' | 'label';
  /** Corners of its ink, in the sheet's units. */
  corners: readonly Point[];
  ink: Hex;
  /** The background colour. */
  ground: Hex;
}

/** A picture in progress: markup in painting order, shared definitions, and a record of its texts. */
export class Sheet {
  readonly texts: PlacedText[] = [];
  #defs = '';
  #body = '';
  #count = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  add(...markup: readonly string[]): this {
    this.#body += markup.join('');
    return this;
  }

  /** Adds a definition (gradient, pattern, clip) and returns its id. */
  define(build: (id: string) => string): string {
    const id = `d${(this.#count++).toString(36)}`;
    this.#defs += build(id);
    return id;
  }

  /** Clips everything that `paint` adds to an outline. */
  clipped(outline: string, paint: () => void): this {
    const id = this.define((name) => element('clipPath', { id: name }, outline));
    return this.grouped({ 'clip-path': `url(#${id})` }, paint);
  }

  /** Puts everything that `paint` adds into one group. */
  grouped(values: Parameters<typeof element>[1], paint: () => void): this {
    const before = this.#body;
    this.#body = '';
    paint();
    const inner = this.#body;
    this.#body = before + (inner === '' ? '' : element('g', values, inner));
    return this;
  }

  toSvg(title: string): string {
    const { width, height } = this;
    const defs = this.#defs === '' ? '' : `<defs>${this.#defs}</defs>`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<title>${escapeText(title)}</title>${defs}${this.#body}</svg>`
    );
  }
}
