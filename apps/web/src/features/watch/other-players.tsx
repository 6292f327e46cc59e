import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { compareQuality, fileQualityLabel, infuseLink, keysOf, m3uPlaylist, strmFile, vlcLink } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { manifestUrl } from '@marquee/player/sources';
import { Download, ExternalLink } from 'lucide-react';
import { fileName } from '../../shared/lib/saving/file-target';
import { buttonClass, CopyButton } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { useWatch } from './watch-context';

/** Infuse is made for Apple's devices alone. */
const isApple = (): boolean => /iPhone|iPad|Macintosh/.test(navigator.userAgent);

/** The playlist, or the best file. */
function addressOf(stream: Stream): string | undefined {
  if (stream.type !== 'file') return manifestUrl(stream) ?? undefined;
  const [best] = keysOf(stream.qualities).sort((a, b) => compareQuality(fileQualityLabel(b), fileQualityLabel(a)));
  return best && stream.qualities[best]?.url;
}

const dataUrl = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/** Ways to play the source in use in another program (PLAYER-54). */
export function OtherPlayers({ onClose }: { onClose: () => void }) {
  const { playable, playback } = useWatch();
  const { source } = playback;
  const url = source ? addressOf(source.stream) : undefined;
  if (!source || url === undefined) return null;
  const title = [playable.title, playable.subtitle].filter(Boolean).join(' · ');
  const players = [
    { name: 'VLC', href: vlcLink(url) },
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a name
    ...(isApple() ? [{ name: 'Infuse', href: infuseLink(url) }] : []),
  ];
  const files = [
    { type: 'm3u8', href: dataUrl('audio/x-mpegurl', m3uPlaylist(url, title)) },
    { type: 'strm', href: dataUrl('text/plain', strmFile(url)) },
  ];
  return (
    <HeadedModal title={t`Open in another player`} text={[title, source.name].join(' · ')} onClose={onClose}>
      <div className="mt-5 grid gap-3">
        {players.map(({ name, href }) => (
          <a key={name} href={href} className={buttonClass('primary')}>
            <ExternalLink aria-hidden className="size-4" />
            <Trans>Open in {name}</Trans>
          </a>
        ))}
        {files.map(({ type, href }) => (
          <a key={type} href={href} download={fileName(title, type)} className={buttonClass('secondary')}>
            <Download aria-hidden className="size-4" />
            <Trans>Save as .{type} file</Trans>
          </a>
        ))}
        <CopyButton text={url} label={t`Copy URL`} />
        <p className="text-sm text-ink-soft">
          <Trans>
            Whoever has this URL can play it, so keep it to yourself. What you watch there isn’t remembered here.
          </Trans>
        </p>
      </div>
    </HeadedModal>
  );
}
