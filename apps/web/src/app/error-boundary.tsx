import { Component, startTransition, Suspense, type ReactNode } from 'react';
import { ChunkErrorScreen, ErrorScreen } from '../features/error-screen';
import { waitForNetwork } from '../shared/lib/browser/wait-for-network';
import { ChunkError } from '../shared/lib/loading/chunk-error';

/** `lazyChunk` forgets a failure within this time. */
const RETRY_MS = 1200;

interface ErrorBoundaryProps {
  /** Identifies what is rendered; a change resets the boundary, e.g. on navigation. */
  of: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown; of: string } | null;
}

/** Shows an error in place of its children. Code that failed to load is retried when the network is back. */
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

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkError)) return;
    const retry = () =>
      startTransition(() => this.setState(({ failed }) => ({ failed: failed?.error === error ? null : failed })));
    // Browsers fetch a module that failed again only in a new document.
    if (error.cause === undefined) void waitForNetwork().then(() => setTimeout(retry, RETRY_MS));
    else
      window.addEventListener('online', () => this.state.failed?.error === error && window.location.reload(), {
        once: true,
      });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (failed.error instanceof ChunkError) return <ChunkErrorScreen failure={failed.error.failure} />;
    return (
      <Suspense fallback={<ChunkErrorScreen failure="blocked" />}>
        <ErrorScreen error={failed.error} />
      </Suspense>
    );
  }
}
