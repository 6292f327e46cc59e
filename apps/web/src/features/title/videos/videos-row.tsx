import { Play } from 'lucide-react';
import { MediaRow, Picture } from '../../../shared/ui';
import type { AnyTitle } from '../title-facts';
import { playableVideos } from './pick-videos';
import { useVideo } from './use-video';

/**
 * Trailers and clips. The pictures are the title's own: a host's preview would tell it who is looking before anybody
 * asked to play.
 */
export function VideosRow({ title }: { title: AnyTitle }) {
  const { play, dialog } = useVideo();
  const videos = playableVideos(title.videos);
  if (videos.length === 0) return null;
  const pictures = [title.backdropPath, ...title.images.backdrops.map(({ path }) => path)].filter(
    (path, index, all) => path !== null && all.indexOf(path) === index,
  );
  return (
    <div>
      <MediaRow title="Trailers & Clips" cells="wide">
        {videos.map((video, index) => (
          <li key={video.key} className="group relative">
            <div className="dark relative overflow-hidden rounded-md bg-raised">
              <Picture
                path={pictures[index % pictures.length] ?? null}
                kind="backdrop"
                alt=""
                sizes="20rem"
                className="transition-transform duration-250 group-hover:scale-[1.03]"
              />
              <span className="absolute inset-0 flex items-center justify-center bg-black/35">
                <span className="flex size-13 items-center justify-center rounded-full bg-black/70 text-ivory transition-colors group-hover:bg-accent group-hover:text-on-accent">
                  <Play aria-hidden className="ml-0.5 size-5 fill-current" />
                </span>
              </span>
            </div>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => play(video)}
              className="mt-3 block w-full text-left after:absolute after:inset-0 after:rounded-md"
            >
              <span dir="auto" className="line-clamp-1 text-sm font-semibold group-hover:text-accent-ink">
                <span className="sr-only">Play </span>
                {video.name}
              </span>
              <span className="mt-0.5 block text-xs text-ink-faint">
                {video.type} · {video.siteName}
              </span>
            </button>
          </li>
        ))}
      </MediaRow>
      <p className="page-x mt-1 text-xs text-ink-faint">
        Videos play from the sites named. None of them is contacted before you press play.
      </p>
      {dialog}
    </div>
  );
}
