import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { TapSeek } from '../hooks/use-touch';
import { usePlayerMessages } from '../messages-context';

/** The total of a series of taps at one side. */
export function TapFeedback({ side, seconds }: TapSeek) {
  const { controls } = usePlayerMessages();
  return (
    <div className="mq-player__taps" data-side={side > 0 ? 'right' : 'left'} aria-hidden>
      {side > 0 ? <ChevronsRight /> : <ChevronsLeft />}
      <span key={seconds}>{controls.tapped({ seconds })}</span>
    </div>
  );
}
