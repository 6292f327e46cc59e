import type { MediaItem } from '@marquee/tmdb';
import { createContext, useContext, type ReactNode } from 'react';

/** What a card needs of a title. */
export type CardItem = Pick<
  MediaItem,
  'key' | 'id' | 'mediaType' | 'title' | 'posterPath' | 'genreIds' | 'year' | 'voteAverage' | 'popularity'
>;

/** In the corner of a picture, or a button beside others. */
type ActionLook = 'card' | 'page';
export type CardAction = (item: CardItem, look?: ActionLook) => ReactNode;

const CardActionContext = createContext<CardAction>(() => null);

/** Fills the corner of every card, e.g. with the bookmark control; `app/` provides it, so cards know no feature. */
export const CardActionProvider = CardActionContext.Provider;
export const useCardAction = (): CardAction => useContext(CardActionContext);
