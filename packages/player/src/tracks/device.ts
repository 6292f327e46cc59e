import { compareQuality, deviceQuality, type QualityLabel } from '@marquee/core';

type Screen = Pick<Window, 'devicePixelRatio'> & { screen: { width: number; height: number } };

/** The lower of the visitor's limit and what the screen shows, in its own pixels; `Auto` means no limit. */
export function screenCap(preference: QualityLabel, { screen, devicePixelRatio }: Screen = window): QualityLabel {
  const device = deviceQuality(Math.max(screen.width, screen.height) * devicePixelRatio);
  return preference === 'Auto' || compareQuality(device, preference) < 0 ? device : preference;
}
