import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

export const AnnouncementPreview = lazyComponent(() =>
  import('./announcement-preview').then((chunk) => chunk.AnnouncementPreview),
);
