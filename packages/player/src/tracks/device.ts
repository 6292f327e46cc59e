import { compareQuality, deviceQuality, type QualityLabel } from '@marquee/core';

type Screen = Pick<Window, 'devicePixelRatio'> & { screen: { width: number; height: number } };

/** The lower of the visitor's limit and what the screen shows, in its own pixels; `Auto` means no limit. */
export function screenCap(preference: QualityLabel, { screen, devicePixelRatio }: Screen = window): QualityLabel {
  const pixels = Math.max(screen.width, screen.height) * devicePixelRatio;
  // Some browsers hide the size of the screen.
  if (!(pixels > 0)) return preference;
  const device = deviceQuality(pixels);
  return preference === 'Auto' || compareQuality(device, preference) < 0 ? device : preference;
}
