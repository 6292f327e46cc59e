import { makeBrief } from '../compose/make-brief';
import { Sheet } from '../compose/sheet';
import { artworkFrames } from '../dimensions';
import type { ArtworkSubject } from '../subject';
import { styleFor } from '../styles/choose-style';
import { styles, type StyleName } from '../styles/index';

/** A subject's poster in a given style. */
export function composePosterIn(name: StyleName, subject: ArtworkSubject): Sheet {
  const { width, height } = artworkFrames.poster;
  const style = styles[name];
  const sheet = new Sheet(width, height);
  const part = subject.kind === 'season' ? `season/${subject.season ?? 0}` : 'poster';
  style.poster(sheet, makeBrief(subject, style, part));
  return sheet;
}

/**
 * The poster of a title, or of one of its seasons, which has the same style and face but different colours and
 * arrangement.
 */
export const composePoster = (subject: ArtworkSubject): Sheet => composePosterIn(styleFor(subject), subject);
