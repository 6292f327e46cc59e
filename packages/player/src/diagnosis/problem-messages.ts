import { t } from '@lingui/core/macro';
import type { ServerProblem } from './stream-problem';

interface Failure {
  host: string;
  /** HTTP status, or 0. */
  status: number;
}

/** Why a stream does not play, and advice; loaded only if one does not. */
export const problemMessages = () => ({
  /** Used for the server if its name is unknown. */
  theSource: t({ message: 'The source', context: 'in place of the name of a server' }),
  /** Why the video does not play, by the server's failure. */
  reasons: {
    insecure: ({ host }: Failure) => t`${host} doesn’t use https, so this page can’t open it.`,
    unreachable: ({ host }: Failure) => t`${host} couldn’t be reached.`,
    noCors: ({ host }: Failure) => t`${host} doesn’t let this site read its videos (CORS).`,
    redirected: ({ host }: Failure) => t`${host} redirects to a URL that doesn’t load.`,
    late: ({ host }: Failure) => t`${host} took too long to respond.`,
    brokenOff: ({ host }: Failure) => t`${host} stopped responding.`,
    refused: ({ host, status }: Failure) => t`${host} refused the key (${status}).`,
    gone: ({ host, status }: Failure) => t`${host} no longer has the video (${status}).`,
    tooManyRequests: ({ host, status }: Failure) =>
      t`${host} has had too many requests (${status}). Try again in a minute.`,
    busy: ({ host, status }: Failure) => t`${host} is busy (${status}). Try again in a minute.`,
    serverError: ({ host, status }: Failure) => t`${host} has a server problem (${status}).`,
    httpError: ({ host, status }: Failure) => t`${host} returned an error (${status}).`,
    nothing: ({ host }: Failure) => t`${host} sent nothing.`,
    webPage: ({ host }: Failure) => t`${host} sent a web page, not a video.`,
    data: ({ host }: Failure) => t`${host} sent data (JSON), not a video.`,
    image: ({ host }: Failure) => t`${host} sent an image, not a video.`,
    noMedia: ({ host }: Failure) => t`${host} sent something this player can’t read.`,
    noPlaylist: ({ host }: Failure) => t`${host} sent text that isn’t a playlist.`,
    emptyPlaylist: ({ host }: Failure) => t`The playlist from ${host} is empty.`,
    emptyVideo: ({ host }: Failure) => t`The video from ${host} is empty.`,
    invalidKey: ({ host }: Failure) => t`${host} didn’t send a valid key for the video.`,
    protected: ({ host }: Failure) => t`The video from ${host} is protected (DRM). It only plays on its own site.`,
    undecodable: ({ host }: Failure) => t`${host} answers, but this browser can’t play what it sends.`,
    cutOff: ({ host }: Failure) => t`The video from ${host} was cut off: its index is missing.`,
    endMissing: ({ host }: Failure) => t`The video from ${host} was cut off: its end is missing.`,
    liveStopped: ({ host }: Failure) => t`The live stream from ${host} has stopped.`,
    noPicture: ({ host }: Failure) =>
      t`This browser can play the sound of the video from ${host}, but not its picture.`,
  } satisfies Record<ServerProblem['kind'], (failure: Failure) => string>,
  /** `reason` is one of `reasons`, applied to the key instead of the video. */
  keyMissing: ({ reason }: { reason: string }) => t`The key to the video is missing. ${reason}`,
  codecs: ({ codecs }: { codecs: string }) =>
    t`This browser can’t play ${codecs}, and this source offers nothing else.`,
  soundCodecs: ({ codecs }: { codecs: string }) =>
    t`This browser can’t play the sound of this video (${codecs}), and this source offers nothing else.`,
  container: ({ container }: { container: string }) =>
    t`This browser can’t play ${container} files, and this source offers nothing else.`,
  /** Advice if only another source can help. */
  tryOtherSource: t`Try another source or URL.`,
  /** Advice if another browser may play it. */
  tryOtherBrowser: t`Try another source, or another browser.`,
});
