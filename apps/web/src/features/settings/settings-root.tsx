import { settingDefinitions } from '@marquee/core';
import { useEffect } from 'react';
import { useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings';

/** A new attribute makes the browser recalculate every style on the page, so the initial value has none. */
function setDocumentAttribute(name: string, value: string, initial: string): void {
  const { documentElement } = document;
  if (value === initial) documentElement.removeAttribute(`data-${name}`);
  else documentElement.setAttribute(`data-${name}`, value);
}

/**
 * Sets attributes of the document for settings that style sheets and inline scripts use: poster size, motion, shortcut
 * keys.
 */
export function SettingsRoot() {
  const isRestored = useIsRestored();
  const thumbnailSize = useSetting('thumbnailSize');
  const motion = useSetting('motion');
  const hasCharacterKeys = useSetting('characterKeys');
  useEffect(() => {
    // Until stored data is loaded, the page's inline script sets them (src/boot/before-paint.ts).
    if (!isRestored) return;
    setDocumentAttribute('thumbnails', thumbnailSize, settingDefinitions.thumbnailSize.initial);
    setDocumentAttribute('motion', motion, settingDefinitions.motion.initial);
    setDocumentAttribute('character-keys', hasCharacterKeys ? 'on' : 'off', 'on');
  }, [isRestored, thumbnailSize, motion, hasCharacterKeys]);
  return null;
}
