import { createContext } from 'react';
import type { LogOutChoice } from '../../shared/store/session.slice';

type LogOut = (choice: LogOutChoice) => Promise<void>;

/** Filled where the app is put together: what else has to happen is known there. */
export const LogOutContext = createContext<LogOut>(() => Promise.resolve());
