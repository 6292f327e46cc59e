import type { PlayerAction, QualityLabel } from '@marquee/core';
import { SKIP_SEC, SUBTITLE_DELAY_STEP_SEC } from '@marquee/core';
import { formatNumber } from './format';
import type { PlayerMessages } from './player-messages';

/** Name of a quality for people. */
export function qualityName(quality: QualityLabel, { menus }: PlayerMessages): string {
  if (quality === 'Auto') return menus.auto;
  return quality === 'Original' ? menus.original : quality;
}

/** Name of a key's action. */
export function actionName(action: PlayerAction, { controls, keys, locale }: PlayerMessages): string {
  switch (action) {
    case 'back':
      return controls.back({ seconds: SKIP_SEC });
    case 'forward':
      return controls.forward({ seconds: SKIP_SEC });
    case 'captionsEarlier':
      return keys.captionsEarlier({ seconds: formatNumber(SUBTITLE_DELAY_STEP_SEC, locale) });
    case 'captionsLater':
      return keys.captionsLater({ seconds: formatNumber(SUBTITLE_DELAY_STEP_SEC, locale) });
    default:
      return keys.actions[action];
  }
}
