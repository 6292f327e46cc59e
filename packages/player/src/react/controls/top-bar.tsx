import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListVideo from 'lucide-react/icons/list-video';
import { usePlayerMessages } from '../messages-context';
import { IconButton } from './icon-button';

interface TopBarProps {
  title: string;
  subtitle: string | undefined;
  onClose: (() => void) | undefined;
  /** Opens the caller's list. */
  list: { label: string; isOpen: boolean; onToggle: () => void } | undefined;
}

export function TopBar({ title, subtitle, onClose, list }: TopBarProps) {
  const { controls } = usePlayerMessages();
  return (
    <div className="mq-player__top">
      {onClose && (
        <IconButton
          className="mq-player__back"
          label={controls.leave}
          icon={<ArrowLeft aria-hidden className="mq-player__mirrored" />}
          onClick={onClose}
        />
      )}
      <div className="mq-player__titles">
        <p className="mq-player__title">
          <bdi>{title}</bdi>
        </p>
        {subtitle && (
          <p className="mq-player__subtitle">
            <bdi>{subtitle}</bdi>
          </p>
        )}
      </div>
      {list && (
        <IconButton
          className="mq-player__side-button"
          label={list.label}
          icon={<ListVideo aria-hidden />}
          aria-expanded={list.isOpen}
          onClick={list.onToggle}
        />
      )}
    </div>
  );
}
