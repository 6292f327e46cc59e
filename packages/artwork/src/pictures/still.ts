import { makeBrief } from '../compose/make-brief';
import { Sheet } from '../compose/sheet';
import { artworkFrames } from '../dimensions';
import { motifsFor } from '../motifs/choose';
import { rankedMotifs } from '../motifs/library';
import { createRng } from '../seed';
import type { ArtworkSubject } from '../subject';
import { styleFor } from '../styles/choose-style';
import { styles } from '../styles/index';
import type { Brief } from '../compose/brief';

/** Number of a series' motifs that its episodes share if their titles name none. */
const SHARED = 8;

/** Motifs of the episode's title, otherwise the series' motifs in rotation. */
function episodeMotifs(subject: ArtworkSubject): Brief['motifs'] {
  const { season = 0, episode = 0 } = subject;
  const rng = createRng(`${subject.id}/motifs`);
  const own = motifsFor({ ...subject, episodeTitle: undefined }, rng.fork('series'));
  const named = motifsFor(
    { ...subject, title: '', keywords: [], overview: undefined, genres: [] },
    rng.fork('episode'),
    'strict',
  );
  const turn = (season * 5 + episode) % SHARED;
  const order = [...new Set([...named, ...own.slice(turn, SHARED), ...own.slice(0, turn), ...own])];
  return rankedMotifs(order);
}

/** A frame from an episode: the series' style and inks, a figure from the episode's title, no type. */
export function composeStill(subject: ArtworkSubject): Sheet {
  const { width, height } = artworkFrames.still;
  const { season = 0, episode = 0 } = subject;
  const style = styles[styleFor(subject)];
  const brief = makeBrief(subject, style, `still/${season}/${episode}`);
  const lens = brief.rng.fork('lens');
  const { palettes } = brief;
  const palette = palettes[(palettes.indexOf(brief.palette) + episode) % palettes.length] ?? brief.palette;
  const sheet = new Sheet(width, height);
  const size = height * lens.pick([0.7, 0.82, 0.82, 1.05]);
  const focus = { x: width * lens.range(0.34, 0.66), y: height * lens.range(0.44, 0.52), size };
  style.scene(sheet, { ...brief, palette, motifs: episodeMotifs(subject) }, { width, height, focus });
  return sheet;
}
