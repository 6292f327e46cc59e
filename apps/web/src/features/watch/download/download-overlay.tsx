import { t } from '@lingui/core/macro';
import type { TitleKey } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { manifestUrl, type FoundSource } from '@marquee/player/sources';
import { HeadedModal } from '../../../shared/ui/dialog';
import { FileLinks } from './file-links';
import { PlaylistNote } from './playlist-note';
import { StreamLink } from './stream-link';

interface DownloadOverlayProps {
  /** Key of the film or series. */
  titleKey: TitleKey;
  title: string;
  sources: readonly FoundSource[];
  onClose: () => void;
}

/** Downloads of one stream: its files, or what joins its playlist. */
function SavedStream({
  stream,
  titleKey,
  title,
}: { stream: Stream } & Pick<DownloadOverlayProps, 'titleKey' | 'title'>) {
  if (stream.type === 'file') return <FileLinks files={stream.qualities} captions={stream.captions} title={title} />;
  return (
    <div className="mt-3 grid gap-4">
      {stream.type === 'hls' && <StreamLink address={stream.playlist} name={title} of={titleKey} />}
      <PlaylistNote address={manifestUrl(stream) ?? ''} />
    </div>
  );
}

/** Downloads of the streams that were found, by source. */
export const DownloadOverlay = ({ titleKey, title, sources, onClose }: DownloadOverlayProps) => (
  <HeadedModal title={t`Download ${title}`} heading={t`Download`} text={title} onClose={onClose}>
    {sources.map((source) => (
      <section key={source.key} aria-label={source.name} className="mt-6 border-t border-line pt-4 first:mt-0">
        <h3 className="label text-ink-soft">{source.name}</h3>
        {source.notice && <p className="mt-1 text-sm text-ink-soft">{source.notice}</p>}
        <SavedStream stream={source.stream} titleKey={titleKey} title={title} />
      </section>
    ))}
  </HeadedModal>
);
