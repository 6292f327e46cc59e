import { useEffect } from 'react';
import { useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings.slice';

/** Lets the document know the choices that style sheets obey: size of posters, motion. */
export function SettingsRoot() {
  const isRestored = useIsRestored();
  const thumbnailSize = useSetting('thumbnailSize');
  const motion = useSetting('motion');
  useEffect(() => {
    // Until stored data is read the inline script of index.html has the say.
    if (!isRestored) return;
    const { dataset } = document.documentElement;
    dataset.thumbnails = thumbnailSize;
    dataset.motion = motion;
  }, [isRestored, thumbnailSize, motion]);
  return null;
}
