import { createContext, useContext } from 'react';
import { playerMessages, type PlayerMessages } from '../messages/player-messages';

const MessagesContext = createContext<PlayerMessages | null>(null);
export const MessagesProvider = MessagesContext.Provider;

let english: PlayerMessages | undefined;
export const englishMessages = (): PlayerMessages => (english ??= playerMessages());

/** The texts of this player. */
export const usePlayerMessages = (): PlayerMessages => useContext(MessagesContext) ?? englishMessages();
