import type { ShakaPlayer } from './load-shaka';

/** The number of `shaka.net.NetworkingEngine.RequestType.MANIFEST`. */
const MANIFEST = 0;

const soundCodec = /^\s*(?:mp4a|ac-[34]|ec-3|dts|mlpa|opus|flac|alac)/i;
const withoutSoundCodecs = (list: string): string =>
  list
    .split(',')
    .filter((codec) => !soundCodec.test(codec))
    .join(',');

/**
 * Removes date ranges from playlists. For one at the beginning, such as an advertisement (HLS interstitials), Shaka
 * waits for ever for its ad manager, which its HLS build lacks, and with it the setting `disableHLSInterstitial`.
 * While sound is disabled, its codecs are removed, too: Shaka would refuse variants with sound and picture in one file.
 */
export function editPlaylists(player: ShakaPlayer): void {
  player.getNetworkingEngine()?.registerResponseFilter((type: number, response) => {
    if (type !== MANIFEST) return;
    const text = new TextDecoder().decode(response.data);
    let edited = text.replaceAll(/^#EXT-X-DATERANGE:.*$/gm, '');
    if (text.startsWith('#EXTM3U') && player.getConfiguration().manifest.disableAudio)
      edited = edited.replaceAll(/CODECS="([^"]*)"/g, (_, list: string) => `CODECS="${withoutSoundCodecs(list)}"`);
    if (edited !== text) response.data = new TextEncoder().encode(edited);
  });
}
