import { Component, Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../shared/lib/loading/lazy-chunk';

const ErrorScreen = lazyComponent(
  () => import('../features/error-screen').then((chunk) => chunk.ErrorScreen),
  'background',
);

/** Fetches the error screen while nothing is wrong: what breaks later may be the network. */
export const preloadErrorScreen = ErrorScreen.preload;

interface ErrorBoundaryProps {
  /** What is shown; another one is tried afresh, as when the visitor goes to another page. */
  of: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown; of: string } | null;
}

/** Shows what went wrong below in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error, of: '' } };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, { failed }: ErrorBoundaryState): ErrorBoundaryState {
    if (failed === null) return { failed };
    if (failed.of === '') return { failed: { ...failed, of } };
    return { failed: failed.of === of ? failed : null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return (
      <Suspense>
        <ErrorScreen error={failed.error} />
      </Suspense>
    );
  }
}
