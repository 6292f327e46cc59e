import { Component, type ReactNode } from 'react';
import { Button } from '../../../shared/ui';

interface PlayerErrorBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Keeps the page usable when the player's code cannot be fetched or breaks. */
export class PlayerErrorBoundary extends Component<PlayerErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid size-full place-content-center justify-items-center gap-4 p-6 text-center">
        <p className="text-lg font-semibold">Failed to initialize video player</p>
        <div className="flex gap-3">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button variant="secondary" onClick={this.props.onClose}>
            Close
          </Button>
        </div>
      </div>
    );
  }
}
