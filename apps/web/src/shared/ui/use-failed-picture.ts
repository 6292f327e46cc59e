import { useState } from 'react';

/**
 * Whether the picture at `path` failed to load, even if it failed before React was listening. Pass `watch` to its `img`
 * element.
 */
export function useFailedPicture(path: string | null | undefined) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const fail = () => setFailedPath(path ?? null);
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
  };
  return { hasFailed: failedPath !== null && failedPath === path, watch: { ref: look, onError: fail } };
}
