import type { MediaItem } from '@marquee/tmdb';
import { createContext, useContext, type ReactNode } from 'react';

/** The fields of a title that a card shows. */
export type CardItem = Pick<
  MediaItem,
  'key' | 'id' | 'mediaType' | 'title' | 'posterPath' | 'genreIds' | 'year' | 'voteAverage' | 'popularity'
>;

/** In the corner of a picture, or as a button beside others. */
type ActionLook = 'card' | 'page';
export type CardAction = (item: CardItem, look?: ActionLook) => ReactNode;

const CardActionContext = createContext<CardAction>(() => null);

/**
 * Renders a control in the corner of every card, e.g. the bookmark button. Provided by `app/`, so that cards do not
 * depend on features.
 */
export const CardActionProvider = CardActionContext.Provider;
export const useCardAction = (): CardAction => useContext(CardActionContext);

/** For a button of a card, which Tab passes by: while the focus is in the card, the key presses it (`boot/shortcut-keys`). */
export const keyInCard = (key: string) => ({ tabIndex: -1, 'aria-keyshortcuts': key }) as const;
