import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastHost } from '../shared/ui';
import '../shared/ui/styles/index.css';
import { Shelf } from './shelf';

const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <>
        <Shelf />
        <ToastHost />
      </>
    ),
  },
]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
