import { createContext, useContext } from 'react';

const ImageBaseContext = createContext('/api/img/t/p');

/** Base URL of pictures, from the operator's settings; set once around the app. */
export const ImageBaseProvider = ImageBaseContext.Provider;
export const useImageBase = (): string => useContext(ImageBaseContext);
