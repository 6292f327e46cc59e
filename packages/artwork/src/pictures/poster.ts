import { makeBrief } from '../compose/make-brief';
import { Sheet } from '../compose/sheet';
import { artworkFrames } from '../dimensions';
import type { ArtworkSubject } from '../subject';
import { systemFor } from '../systems/choose';
import { systems, type SystemName } from '../systems/index';

/** A subject's poster in the hand of a given system. */
export function composePosterIn(name: SystemName, subject: ArtworkSubject): Sheet {
  const { width, height } = artworkFrames.poster;
  const system = systems[name];
  const sheet = new Sheet(width, height);
  const part = subject.kind === 'season' ? `season/${subject.season ?? 0}` : 'poster';
  system.poster(sheet, makeBrief(subject, system, part));
  return sheet;
}

/** The poster of a title, or of one of its seasons: the same hand and face, the season's own colours and arrangement. */
export const composePoster = (subject: ArtworkSubject): Sheet => composePosterIn(systemFor(subject), subject);
