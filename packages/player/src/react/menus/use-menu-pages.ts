import type { MenuPage } from './menu';
import { useQualityPage } from './use-quality-page';
import { useSkipPages } from './use-skip-pages';
import { useSleepPage } from './use-sleep-page';
import { useSourcePage } from './use-source-page';
import { useSpeedPage } from './use-speed-page';

/** The pages that are useful now; pages with a single choice are omitted. */
export function useMenuPages(): MenuPage[] {
  const pages = [useQualityPage(), useSpeedPage(), useSourcePage(), ...useSkipPages(), useSleepPage()];
  return pages.filter(({ items }) => items.length > 1);
}
