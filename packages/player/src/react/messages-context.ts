import { createContext, useContext } from 'react';
import { englishPlayerMessages } from '../messages/english-player-messages';
import type { PlayerMessages } from '../messages/player-messages';

const MessagesContext = createContext<PlayerMessages>(englishPlayerMessages);
export const MessagesProvider = MessagesContext.Provider;

/** The texts of this player. */
export const usePlayerMessages = (): PlayerMessages => useContext(MessagesContext);
