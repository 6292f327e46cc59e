import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../../../shared/ui';

interface PlayerErrorBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Keeps the page usable if the player cannot be loaded or throws. */
export class PlayerErrorBoundary extends Component<PlayerErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid size-full place-content-center justify-items-center gap-4 p-6 text-center">
        <p className="text-lg font-semibold">
          <Trans>Failed to initialize video player</Trans>
        </p>
        <div className="flex gap-3">
          <Button onClick={() => window.location.reload()}>
            <Trans>Reload</Trans>
          </Button>
          <Button variant="secondary" onClick={this.props.onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    );
  }
}
