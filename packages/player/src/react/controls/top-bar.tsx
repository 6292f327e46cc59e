import ArrowLeft from 'lucide-react/icons/arrow-left';
import { IconButton } from './icon-button';

interface TopBarProps {
  title: string;
  subtitle: string | undefined;
  onClose: (() => void) | undefined;
}

export function TopBar({ title, subtitle, onClose }: TopBarProps) {
  return (
    <div className="mq-player__top">
      {onClose && (
        <IconButton className="mq-player__back" label="Back" icon={<ArrowLeft aria-hidden />} onClick={onClose} />
      )}
      <div className="mq-player__titles">
        <p className="mq-player__title">{title}</p>
        {subtitle && <p className="mq-player__subtitle">{subtitle}</p>}
      </div>
    </div>
  );
}
