interface Size {
  width: number;
  height: number;
}

interface Place extends Size {
  left: number;
  top: number;
}

/** The largest rectangle of the shape of `inner` in the middle of `outer`. */
function fitted(outer: Size, inner: Size): Place {
  const scale = Math.min(outer.width / inner.width, outer.height / inner.height);
  const [width, height] = [inner.width * scale, inner.height * scale];
  return { left: (outer.width - width) / 2, top: (outer.height - height) / 2, width, height };
}

/** Pixels of DVDs and of TV before HD are not square. */
const MAX_SD_HEIGHT = 576;

/**
 * Where the frame of image subtitles lies in the player. In HD it is the screen of the disc, in its own shape: a wide film is a
 * part of it, and lines may stand below the film. In SD it is the frame of the video, stretched with it.
 */
export const placeFrame = (box: Size, video: Size, frame: Size): Place =>
  fitted(box, frame.height <= MAX_SD_HEIGHT ? video : frame);
