import { createContext } from 'react';

/** Logs out. `keepsData` leaves bookmarks, history and settings in this browser, else they are removed from it. */
export type LogOut = (keepsData: boolean) => Promise<void>;

/** Filled where the app is put together: what else has to happen is known there. */
export const LogOutContext = createContext<LogOut>(() => Promise.resolve());
