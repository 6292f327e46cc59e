import type { EngineFactory } from '@marquee/player';
import { createContext, useContext } from 'react';

const EngineFactoryContext = createContext<EngineFactory | undefined>(undefined);
/** Tests give a fake engine; without one the player plays with Shaka. */
export const EngineFactoryProvider = EngineFactoryContext.Provider;
export const useEngineFactory = (): EngineFactory | undefined => useContext(EngineFactoryContext);
