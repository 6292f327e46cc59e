/** React DOM in a separate chunk (`react` in vite.config.ts), so that it is evaluated in a separate task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
