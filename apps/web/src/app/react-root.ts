/** React DOM in a chunk of its own (`react` in vite.config.ts), so that evaluating it is a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
