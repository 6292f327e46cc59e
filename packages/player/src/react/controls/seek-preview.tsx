import { formatClock } from '@marquee/core';
import { thumbnailStyle } from '../../thumbnails/thumbnail-style';
import { useThumbnail } from '../hooks/use-thumbnail';
import { usePlayer } from '../player-context';
import { chapterAt } from './chapter-at';

const WIDTH = 160;

interface SeekPreviewProps {
  positionSec: number;
  durationSec: number;
}

/** The preview above the seek bar: thumbnail, chapter and time. */
export function SeekPreview({ positionSec, durationSec }: SeekPreviewProps) {
  const { engine, segments } = usePlayer();
  const thumbnail = useThumbnail(engine, positionSec);
  const chapter = chapterAt(segments, positionSec);
  const half = `${(thumbnail ? WIDTH : 72) / 2}px`;
  // Centred on the pointer, but kept within the bar.
  const left = `clamp(${half}, ${(positionSec / durationSec) * 100}%, calc(100% - ${half}))`;
  return (
    <div className="mq-player__preview" style={{ left }} aria-hidden>
      {thumbnail && <div className="mq-player__thumbnail" style={thumbnailStyle(thumbnail, WIDTH)} />}
      {chapter && (
        <span className="mq-player__preview-title" dir="auto">
          {chapter.title}
        </span>
      )}
      <span className="mq-player__preview-time">{formatClock(positionSec)}</span>
    </div>
  );
}
