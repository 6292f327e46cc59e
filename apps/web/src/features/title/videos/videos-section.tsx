import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button, Picture } from '../../../shared/ui';
import type { AnyTitle } from '../title-facts';
import { playableVideos, type PlayableVideo } from './pick-videos';
import { useVideo } from './use-video';
import { videoTypeName } from './video-types';

/** Videos shown initially: one row. */
const VIDEOS_SHOWN = 3;

/**
 * Trailers and clips. Thumbnails are pictures of the title: those of the video's host would reveal the visitor to it
 * before anything is played.
 */
export function VideosSection({ title }: { title: AnyTitle }) {
  const { play, dialog } = useVideo();
  const [isOpen, setIsOpen] = useState(false);
  const videos = playableVideos(title.videos);
  if (videos.length === 0) return null;
  const pictures = [title.backdropPath, ...title.images.backdrops.map(({ path }) => path)].filter(
    (path, index, all) => path !== null && all.indexOf(path) === index,
  );
  const hidden = videos.length - VIDEOS_SHOWN;
  return (
    <section aria-label={t`Trailers and clips`}>
      <h2 className="display border-t border-line pt-3 pb-5 text-xl md:text-2xl">
        <Trans>Trailers and clips</Trans>
      </h2>
      <ul className="grid gap-x-5 gap-y-7 xs:grid-cols-2 md:grid-cols-3">
        {videos.slice(0, isOpen ? undefined : VIDEOS_SHOWN).map((video, index) => (
          <VideoTile
            key={video.key}
            video={video}
            picture={pictures[index % pictures.length] ?? null}
            onPlay={() => play(video)}
          />
        ))}
      </ul>
      {hidden > 0 && !isOpen && (
        <Button variant="secondary" className="mt-6" onClick={() => setIsOpen(true)}>
          {t({
            message: plural(hidden, { one: 'Show # more', other: 'Show # more' }),
            comment: 'Videos',
          })}
        </Button>
      )}
      <p className="mt-4 text-xs text-ink-faint">
        <Trans>Videos play from the sites named. None of them is contacted before you press play.</Trans>
      </p>
      {dialog}
    </section>
  );
}

interface VideoTileProps {
  video: PlayableVideo;
  picture: string | null;
  onPlay: () => void;
}

const VideoTile = ({ video: { name, type, siteName }, picture, onPlay }: VideoTileProps) => (
  <li className="group relative min-w-0">
    <div className="dark relative overflow-hidden rounded-md bg-raised">
      {picture === null ? (
        <div className="aspect-video" />
      ) : (
        <Picture
          path={picture}
          kind="backdrop"
          alt=""
          sizes="(min-width: 48rem) 20rem, 92vw"
          className="transition-transform duration-250 group-hover:scale-[1.03]"
        />
      )}
      <span className="absolute inset-0 flex items-center justify-center bg-black/35">
        <span className="flex size-13 items-center justify-center rounded-full bg-black/70 text-ivory transition-colors group-hover:bg-accent group-hover:text-on-accent">
          <Play aria-hidden className="size-5 translate-x-px fill-current" />
        </span>
      </span>
    </div>
    <button type="button" aria-haspopup="dialog" onClick={onPlay} className="mt-3 block w-full text-start card-link">
      <span dir="auto" className="line-clamp-1 text-sm font-semibold group-hover:text-accent-ink">
        <Trans>
          <span className="sr-only">Play </span>
          {name}
        </Trans>
      </span>
      <span className="mt-0.5 block text-xs text-ink-faint">
        {videoTypeName(type)} · {siteName}
      </span>
    </button>
  </li>
);
