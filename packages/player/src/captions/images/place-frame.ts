interface Size {
  width: number;
  height: number;
}

interface Place extends Size {
  left: number;
  top: number;
}

/** The largest rectangle with the proportions of `inner`, centred in `outer`. */
function fitted(outer: Size, inner: Size): Place {
  const scale = Math.min(outer.width / inner.width, outer.height / inner.height);
  const [width, height] = [inner.width * scale, inner.height * scale];
  return { left: (outer.width - width) / 2, top: (outer.height - height) / 2, width, height };
}

/** DVDs and SD television have non-square pixels. */
const MAX_SD_HEIGHT = 576;

/**
 * Position of the subtitles' frame in the player. In HD it is the disc's screen with its own proportions: a wide film
 * covers a part of it, and lines may be below the film. In SD it is the video's frame, stretched with it.
 */
export const placeFrame = (box: Size, video: Size, frame: Size): Place =>
  fitted(box, frame.height <= MAX_SD_HEIGHT ? video : frame);
