import { settingDefinitions } from '@marquee/core';
import { useEffect } from 'react';
import { useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings.slice';

/** An attribute that appears has the style of the whole page worked out again: what is as usual is not said. */
function tell(name: string, value: string, usual: string): void {
  const { dataset } = document.documentElement;
  if (value === usual) delete dataset[name];
  else dataset[name] = value;
}

/** Lets the document know the choices that style sheets and inline scripts obey: size of posters, motion, keys. */
export function SettingsRoot() {
  const isRestored = useIsRestored();
  const thumbnailSize = useSetting('thumbnailSize');
  const motion = useSetting('motion');
  const hasCharacterKeys = useSetting('characterKeys');
  useEffect(() => {
    // Until stored data is read the inline script of the page has the say (src/boot/before-paint.ts).
    if (!isRestored) return;
    tell('thumbnails', thumbnailSize, settingDefinitions.thumbnailSize.initial);
    tell('motion', motion, settingDefinitions.motion.initial);
    tell('characterKeys', hasCharacterKeys ? 'on' : 'off', 'on');
  }, [isRestored, thumbnailSize, motion, hasCharacterKeys]);
  return null;
}
