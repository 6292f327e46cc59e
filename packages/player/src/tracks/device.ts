import { compareQuality, deviceQuality, type QualityLabel } from '@marquee/core';

/** The lower of the device's and the visitor's limit; `Auto` means no limit. */
export function effectiveCap(preference: QualityLabel, screenSize: { width: number; height: number }): QualityLabel {
  const device = deviceQuality(Math.max(screenSize.width, screenSize.height));
  if (preference === 'Auto') return device;
  return compareQuality(preference, device) < 0 ? preference : device;
}
