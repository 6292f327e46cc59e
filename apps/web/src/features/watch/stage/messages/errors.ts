import { t } from '@lingui/core/macro';
import type { PlayerMessages, ProblemMessages } from '@marquee/player';

/** Messages of playback errors. */
export const errorMessages = (): PlayerMessages['errors'] => ({
  title: t`The video couldn't be loaded.`,
  connection: t`Check your internet connection and try again.`,
  other: t`An error occurred while loading the video.`,
  reconnects: t`We’ll continue from here as soon as the connection is back.`,
  reload: t`Reload`,
});

/** Messages of problems with a stream. */
export const problemMessages = (): ProblemMessages => ({
  theSource: t({ message: 'The source', context: 'in place of the name of a server' }),
  reasons: {
    insecure: ({ host }) => t`${host} doesn’t use https, so this page can’t open it.`,
    unreachable: ({ host }) => t`${host} couldn’t be reached.`,
    noCors: ({ host }) => t`${host} doesn’t let this site read its videos (CORS).`,
    redirected: ({ host }) => t`${host} redirects to a URL that doesn’t load.`,
    late: ({ host }) => t`${host} took too long to respond.`,
    brokenOff: ({ host }) => t`${host} stopped responding.`,
    refused: ({ host, status }) => t`${host} refused the key (${status}).`,
    gone: ({ host, status }) => t`${host} no longer has the video (${status}).`,
    tooManyRequests: ({ host, status }) => t`${host} has had too many requests (${status}). Try again in a minute.`,
    busy: ({ host, status }) => t`${host} is busy (${status}). Try again in a minute.`,
    serverError: ({ host, status }) => t`${host} has a server problem (${status}).`,
    httpError: ({ host, status }) => t`${host} returned an error (${status}).`,
    nothing: ({ host }) => t`${host} sent nothing.`,
    webPage: ({ host }) => t`${host} sent a web page, not a video.`,
    data: ({ host }) => t`${host} sent data (JSON), not a video.`,
    image: ({ host }) => t`${host} sent an image, not a video.`,
    noMedia: ({ host }) => t`${host} sent something this player can’t read.`,
    noPlaylist: ({ host }) => t`${host} sent text that isn’t a playlist.`,
    emptyPlaylist: ({ host }) => t`The playlist from ${host} is empty.`,
    invalidKey: ({ host }) => t`${host} didn’t send a valid key for the video.`,
    protected: ({ host }) => t`The video from ${host} is protected (DRM). It only plays on its own site.`,
    undecodable: ({ host }) => t`${host} answers, but this browser can’t play what it sends.`,
    cutOff: ({ host }) => t`The video from ${host} was cut off: its index is missing.`,
    endMissing: ({ host }) => t`The video from ${host} was cut off: its end is missing.`,
    liveStopped: ({ host }) => t`The live stream from ${host} has stopped.`,
    noPicture: ({ host }) => t`This browser can play the sound of the video from ${host}, but not its picture.`,
  },
  keyMissing: ({ reason }) => t`The key to the video is missing. ${reason}`,
  codecs: ({ codecs }) => t`This browser can’t play ${codecs}, and this source offers nothing else.`,
  container: ({ container }) => t`This browser can’t play ${container} files, and this source offers nothing else.`,
  tryOtherSource: t`Try another source or URL.`,
  tryOtherBrowser: t`Try another source, or another browser.`,
});
