import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { TapSeek } from '../hooks/use-touch';

/** What a row of taps at one side has added up to. */
export const TapFeedback = ({ side, seconds }: TapSeek) => (
  <div className="mq-player__taps" data-side={side > 0 ? 'right' : 'left'} aria-hidden>
    {side > 0 ? <ChevronsRight /> : <ChevronsLeft />}
    <span key={seconds}>{seconds} seconds</span>
  </div>
);
