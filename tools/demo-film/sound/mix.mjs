import { execFileSync } from 'node:child_process';
import { durationSec } from '../story/script.mjs';

/**
 * Mixes a voice with the music: the voice is band-limited and given an echo, as if over a coast radio, the music is
 * ducked while it speaks, and the result is normalised to -18 LUFS.
 */
export function mixLanguage({ score, voice, out }) {
  const graph = [
    '[1:a]aresample=48000,highpass=f=110,lowpass=f=5600,equalizer=f=2600:t=q:w=1.2:g=-3,acompressor=threshold=0.12:ratio=3:attack=8:release=160:makeup=1.6,asplit=3[dry][echo][key]',
    '[echo]aecho=0.8:0.6:61|97|151:0.22|0.16|0.1,volume=0.55[wet]',
    '[dry][wet]amix=inputs=2:normalize=0,aformat=channel_layouts=stereo,volume=1.05[said]',
    '[0:a][key]sidechaincompress=threshold=0.03:ratio=3.5:attack=60:release=700[bed]',
    '[bed][said]amix=inputs=2:normalize=0,loudnorm=I=-18:TP=-1.5:LRA=9,aresample=48000[out]',
  ];
  execFileSync('ffmpeg', [
    '-y',
    '-v',
    'error',
    '-i',
    score,
    '-i',
    voice,
    '-filter_complex',
    graph.join(';'),
    '-map',
    '[out]',
    '-t',
    String(durationSec),
    '-ac',
    '2',
    '-c:a',
    'pcm_s16le',
    out,
  ]);
}
