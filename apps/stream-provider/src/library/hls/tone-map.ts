/** ffmpeg's filters for converting HDR to SDR; half of all builds have the first, and a few only the second. */
export type ToneMapper = 'zscale' | 'libplacebo';

const transferNames = { pq: 'smpte2084', hlg: 'arib-std-b67' } as const;

/** Files often omit the primaries; HDR is always BT.2020. */
export function toneMapFilter(mapper: ToneMapper, transfer: 'pq' | 'hlg'): string {
  if (mapper === 'libplacebo')
    return 'libplacebo=tonemapping=auto:colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv:format=yuv420p';
  const from = `tin=${transferNames[transfer]}:pin=2020:min=2020_ncl:rin=tv`;
  return `zscale=${from}:t=linear:npl=100,format=gbrpf32le,zscale=p=709,tonemap=hable:desat=0,zscale=t=709:m=709:r=tv`;
}
