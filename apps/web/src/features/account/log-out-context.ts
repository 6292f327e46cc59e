import { createContext } from 'react';
import type { LogOutChoice } from '../../shared/store/session.slice';

type LogOut = (choice: LogOutChoice) => Promise<void>;

/** Provided by `app/`, which knows everything that logging out involves. */
export const LogOutContext = createContext<LogOut>(() => Promise.resolve());
