import { useState } from 'react';

/**
 * Whether the picture at `path` could not be loaded, also where that became known before React listened to it. `watch` goes to its
 * `img` element.
 */
export function useFailedPicture(path: string | null | undefined) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const fail = () => setFailedPath(path ?? null);
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
  };
  return { hasFailed: failedPath !== null && failedPath === path, watch: { ref: look, onError: fail } };
}
