import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ToastHost } from '../shared/ui';
import '../shared/ui/styles/index.css';
import { ComponentGallery } from './component-gallery';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <ComponentGallery />
        <ToastHost />
      </MemoryRouter>
    </StrictMode>,
  );
}
