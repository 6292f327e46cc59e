import { manifestAddress, type FoundSource } from '@marquee/player/sources';
import { X } from 'lucide-react';
import { IconButton } from '../../shared/ui';
import { Modal } from '../../shared/ui/dialog';
import { FileLinks } from './file-links';
import { PlaylistNote } from './playlist-note';
import { StreamLink } from './stream-link';

interface DownloadOverlayProps {
  title: string;
  sources: readonly FoundSource[];
  onClose: () => void;
}

/** What can be saved of the streams that were found, source by source. */
export const DownloadOverlay = ({ title, sources, onClose }: DownloadOverlayProps) => (
  <Modal
    title={`Download ${title}`}
    onClose={onClose}
    className="inset-x-0 bottom-0 max-h-[85svh] overflow-y-auto rounded-t-xl p-6 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[30rem] sm:-translate-1/2 sm:rounded-xl"
  >
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 className="display text-2xl">Download</h2>
        <p className="mt-1 text-sm text-ink-soft">{title}</p>
      </div>
      <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
    {sources.map((source) => (
      <section key={source.key} aria-label={source.name} className="mt-6 border-t border-line pt-4">
        <h3 className="label text-ink-soft">{source.name}</h3>
        {source.notice && <p className="mt-1 text-sm text-ink-soft">{source.notice}</p>}
        {source.stream.type === 'file' ? (
          <FileLinks stream={source.stream} />
        ) : (
          <div className="mt-3 grid gap-4">
            {source.stream.type === 'hls' && <StreamLink address={source.stream.playlist} name={title} />}
            <PlaylistNote address={manifestAddress(source.stream) ?? ''} />
          </div>
        )}
      </section>
    ))}
  </Modal>
);
