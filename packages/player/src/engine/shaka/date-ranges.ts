import type { ShakaPlayer } from './load-shaka';

/** The number of `shaka.net.NetworkingEngine.RequestType.MANIFEST`. */
const MANIFEST = 0;

/**
 * Removes date ranges from playlists. For one at the beginning, such as an advertisement (HLS interstitials), Shaka
 * waits for ever for its ad manager, which its HLS build lacks, and with it the setting `disableHLSInterstitial`.
 */
export function dropDateRanges(player: ShakaPlayer): void {
  player.getNetworkingEngine()?.registerResponseFilter((type: number, response) => {
    const text = type === MANIFEST ? new TextDecoder().decode(response.data) : '';
    if (text.includes('#EXT-X-DATERANGE:'))
      response.data = new TextEncoder().encode(text.replaceAll(/^#EXT-X-DATERANGE:.*$/gm, ''));
  });
}
