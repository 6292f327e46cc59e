import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ToastHost } from '../shared/ui';
import '../shared/ui/styles/index.css';
import { Shelf } from './shelf';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Shelf />
        <ToastHost />
      </MemoryRouter>
    </StrictMode>,
  );
}
