import type { Segment } from '@marquee/core/contracts';
import type { MediaInfo } from '../probe/media-info';
import type { Recorder, Sound, Span } from './record-episode';
import { findShared, type SharedLimits, type TimeRange } from './season-consensus';
import { snapBorders } from './snap-borders';

/** A file of a season. */
export interface EpisodeFile {
  key: string;
  path: string;
  info: MediaInfo;
  /** The same for all files of one episode. */
  episode: string;
}

export interface EpisodeSounds {
  head: Sound | null;
  tail: Sound | null;
}

/** The parts with intros and credits: at most half of a short episode, so that they do not overlap. */
export const headOf = ({ durationSec }: MediaInfo): Span => ({
  fromSec: 0,
  lengthSec: Math.min(600, durationSec / 2, Math.max(60, durationSec * 0.3)),
});
export function tailOf({ durationSec }: MediaInfo): Span {
  const lengthSec = Math.min(480, durationSec / 2, Math.max(60, durationSec * 0.25));
  return { fromSec: durationSec - lengthSec, lengthSec };
}

const introLimits = { minSec: 15, maxSec: 120 };
const creditsLimits = { minSec: 15, maxSec: 300 };
/** Maximum duration of a preview or a final scene after the credits. */
const maxAfterCreditsSec = 120;
/** A shared range that reaches the end of the analysed audio may continue beyond it. */
const marginSec = 3;
/** This close to the end of the file, nothing follows. */
const restSec = 3;
/** If at least this many episodes end in black, the black is their credits. */
const minBlackEpisodes = 3;
const minBlackSec = 15;
/** Seconds before and after a border in which each frame is examined. */
const borderSec = 2.5;

type Found = Map<string, { intro?: TimeRange; credits?: TimeRange }>;

const endOf = ({ fromSec, lengthSec }: Span): number => fromSec + lengthSec;

async function shared(
  episodes: readonly EpisodeFile[],
  soundOf: (key: string) => Sound | null | undefined,
  limits: SharedLimits,
  pause: () => Promise<void>,
): Promise<Map<string, TimeRange>> {
  const heard = episodes.flatMap((episode) => {
    const sound = soundOf(episode.key);
    return sound ? [{ episode, sound }] : [];
  });
  const members = heard.map(({ episode, sound }) => ({ ...sound, episode: episode.episode }));
  const matches = await findShared(members, limits, pause);
  return new Map(
    heard.flatMap(({ episode }, at) => {
      const match = matches[at];
      return match ? [[episode.key, match] as const] : [];
    }),
  );
}

/** Detected silence, and black frames near the borders. */
async function breaksAt(recorder: Recorder, { path, info }: EpisodeFile, borders: number[], sound: Sound | null) {
  const breaks = [...(sound?.silences ?? [])];
  for (const border of borders) {
    const fromSec = Math.max(0, border - borderSec);
    breaks.push(...(await recorder.black(path, info, { fromSec, lengthSec: border + borderSec - fromSec })));
  }
  return breaks;
}

/** The point from which the picture remains black: credits as white text on black. */
async function blackCredits(recorder: Recorder, { path, info }: EpisodeFile): Promise<TimeRange | null> {
  const { durationSec } = info;
  const rough = (await recorder.roughlyBlack(path, info, tailOf(info))).at(-1);
  if (!rough || durationSec - rough.endSec > restSec || rough.endSec - rough.startSec < minBlackSec) return null;
  return { startSec: rough.startSec, endSec: durationSec };
}

/** Adds the credits of episodes without shared music, if most of these episodes end in black. */
async function addBlackCredits(recorder: Recorder, episodes: readonly EpisodeFile[], found: Found): Promise<void> {
  const without = episodes.filter(({ key }) => !found.get(key)?.credits);
  const black = new Map<EpisodeFile, TimeRange>();
  for (const episode of without) {
    const credits = await blackCredits(recorder, episode);
    if (credits) black.set(episode, credits);
  }
  const count = (list: Iterable<EpisodeFile>): number => new Set([...list].map(({ episode }) => episode)).size;
  if (count(black.keys()) < Math.max(minBlackEpisodes, count(without) / 2)) return;
  for (const [{ key }, credits] of black) found.set(key, { ...found.get(key), credits });
}

const rounded = (sec: number): number => Math.round(sec * 100) / 100;

function segmentsOf({ intro, credits }: { intro?: TimeRange; credits?: TimeRange }, durationSec: number): Segment[] {
  const segment = (kind: 'intro' | 'credits', { startSec, endSec }: TimeRange): Segment => ({
    kind,
    startSec: rounded(Math.max(0, startSec)),
    endSec: rounded(durationSec - endSec <= restSec ? durationSec : endSec),
  });
  return [
    ...(intro && (!credits || intro.endSec <= credits.startSec) ? [segment('intro', intro)] : []),
    ...(credits ? [segment('credits', credits)] : []),
  ];
}

/**
 * Intros and credits of a season, by file. Intros and closing music are detected as audio that episodes share;
 * otherwise credits are the black frames at the end.
 *
 * @param sounds empty if ffmpeg cannot compute fingerprints
 */
export async function findSkipTimes(
  episodes: readonly EpisodeFile[],
  sounds: ReadonlyMap<string, EpisodeSounds>,
  recorder: Recorder,
  pause: () => Promise<void>,
): Promise<Map<string, Segment[]>> {
  const isHeadWhole = ({ endSec }: TimeRange, info: MediaInfo | undefined): boolean =>
    info !== undefined && endSec < endOf(headOf(info)) - marginSec;
  const isNearEnd = ({ endSec }: TimeRange, info: MediaInfo | undefined): boolean =>
    info !== undefined && info.durationSec - endSec <= maxAfterCreditsSec;
  const withHead = episodes.filter(({ key }) => sounds.get(key)?.head);
  const withTail = episodes.filter(({ key }) => sounds.get(key)?.tail);
  const intros = await shared(
    withHead,
    (key) => sounds.get(key)?.head,
    { ...introLimits, fits: (range, at) => isHeadWhole(range, withHead[at]?.info) },
    pause,
  );
  const credits = await shared(
    withTail,
    (key) => sounds.get(key)?.tail,
    { ...creditsLimits, fits: (range, at) => isNearEnd(range, withTail[at]?.info) },
    pause,
  );
  const found: Found = new Map();
  for (const episode of episodes) {
    const { head = null, tail = null } = sounds.get(episode.key) ?? {};
    const [intro, ending] = [intros.get(episode.key), credits.get(episode.key)];
    const snap = async (range: TimeRange, sound: Sound | null): Promise<TimeRange> => {
      const borders = [range.startSec, range.endSec].filter((border) => border > 0);
      return snapBorders(range, await breaksAt(recorder, episode, borders, sound));
    };
    found.set(episode.key, {
      ...(intro && { intro: await snap(intro, head) }),
      ...(ending && { credits: await snap(ending, tail) }),
    });
  }
  await addBlackCredits(recorder, episodes, found);
  return new Map(episodes.map(({ key, info }) => [key, segmentsOf(found.get(key) ?? {}, info.durationSec)]));
}
