import type { Response } from 'express';
import type { TitleKey } from '@marquee/core';
import type { TakenDown } from '../site-settings/taken-down';

/** The open responses with media: a film is one response for as long as it plays, and must end when it is taken down. */
export class StreamsOfTitles {
  readonly #open = new Map<Response, TitleKey | undefined>();

  constructor(takenDown: TakenDown) {
    takenDown.onChange(() => {
      for (const [res, title] of this.#open)
        // Without a title it may be of any.
        if (title === undefined ? takenDown.size > 0 : takenDown.has(title)) res.destroy();
    });
  }

  /** @param title undefined for an address that was made while nothing was taken down */
  watch(res: Response, title: TitleKey | undefined): void {
    this.#open.set(res, title);
    res.once('close', () => this.#open.delete(res));
  }
}
