import type { Response } from 'express';
import type { TitleKey } from '@marquee/core';
import type { SiteSettings } from '../site-settings';

/** The open responses with media: a film is one response for as long as it plays, and must end when it is taken down. */
export class StreamsOfTitles {
  readonly #open = new Map<Response, TitleKey | undefined>();

  constructor({ takenDown, onChange }: Pick<SiteSettings, 'takenDown' | 'onChange'>) {
    let version = takenDown.version;
    onChange(() => {
      if (takenDown.version === version) return;
      version = takenDown.version;
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
