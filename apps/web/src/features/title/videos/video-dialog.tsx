import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { ExternalLink, IconButton } from '../../../shared/ui';
import { Modal } from '../../../shared/ui/dialog';
import type { PlayableVideo } from './pick-videos';

/** Plays a video from its host, which is contacted only when the dialog opens. */
export const VideoDialog = ({ video, onClose }: { video: PlayableVideo; onClose: () => void }) => {
  const { siteName } = video;
  return (
    <Modal
      title={video.name}
      onClose={onClose}
      className="dark inset-x-0 top-1/2 mx-auto w-[min(100vw,80rem,150svh)] -translate-y-1/2 overflow-hidden text-ink md:w-[min(92vw,80rem,145svh)] md:rounded-lg"
    >
      <div className="flex items-center justify-between gap-4 py-1 pe-1 ps-4">
        <p dir="auto" className="truncate text-sm font-semibold">
          {video.name}
        </p>
        <IconButton label={t`Close`} data-autofocus onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <iframe
        src={video.embedAddress}
        title={video.name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        className="block aspect-video w-full border-0 bg-sunken"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-1">
        <p className="text-xs text-ink-faint">
          <Trans>Plays from {siteName}, under its own terms.</Trans>
        </p>
        <ExternalLink href={video.pageAddress}>
          <Trans>Open at {siteName}</Trans>
        </ExternalLink>
      </div>
    </Modal>
  );
};
