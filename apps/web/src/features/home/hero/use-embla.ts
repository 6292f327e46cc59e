import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { lazyChunk } from '../../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../../shared/lib/timing/use-idle';
import { SWIPE_PX } from './constants';

const chunk = lazyChunk(() => import('embla-carousel'), 'background');

/**
 * Embla on the referenced element; undefined until its code has loaded, when the browser is idle. Once `hasLoaded`, the
 * element must have all its slides: Embla measures them as it starts, and starts again for each that comes later.
 */
export function useEmbla() {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const module = chunk.useModuleOrNull(useIdle());
  useEffect(() => {
    if (!module || !viewport.current) return;
    const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
    const api = module.default(viewport.current, { loop: true, dragThreshold: SWIPE_PX, duration: 26, direction });
    setEmbla(api);
    return () => api.destroy();
  }, [module]);
  return { viewport, embla, hasLoaded: module !== null };
}
