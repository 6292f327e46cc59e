/** React's own script runs where it stands (vite.config.ts, `react`), and not as a part of the app's. */
export { createRoot, hydrateRoot } from 'react-dom/client';
