import { selectConfig } from '../shared/api';
import type { AppStore } from './store';
import '../shared/ui/styles/paper.css';

/** Writes on paper whose page it is, and where it is found. */
export function startPrinting(store: AppStore): void {
  window.addEventListener('beforeprint', () => {
    const { origin, pathname } = window.location;
    const text = `${selectConfig(store.getState()).siteName} · ${origin}${pathname}`;
    document.querySelector('footer')?.setAttribute('data-printed', text);
  });
}
