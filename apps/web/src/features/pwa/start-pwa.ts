import { t } from '@lingui/core/macro';
import { showToast } from '../../shared/ui/toast';

/** The part of Workbox (`workbox-window`) that is used. */
export interface WorkerRegistration {
  addEventListener(type: 'waiting' | 'controlling', listener: (event: { isUpdate?: boolean }) => void): void;
  register(): Promise<unknown>;
  update(): Promise<void>;
  messageSkipWaiting(): void;
}

export interface PwaOptions {
  /** Null without service workers: private windows, plain HTTP, development. */
  openWorker: (() => Promise<WorkerRegistration>) | null;
  reload: () => void;
  /** Whether the page was opened offline. */
  isOffline: boolean;
  target: Pick<Window, 'addEventListener' | 'setInterval'>;
}

const HOUR_MS = 3_600_000;

/** Registers the service worker for offline use, shows when the network is lost and back, and offers new versions. */
export function startPwa({ openWorker, reload, isOffline, target }: PwaOptions): void {
  let wasOffline = isOffline;
  target.addEventListener('offline', () => {
    wasOffline = true;
    showToast({
      kind: 'warning',
      topic: 'network',
      message: t`You’re offline. Pages you’ve already opened still work.`,
    });
  });
  target.addEventListener('online', () => {
    if (wasOffline) showToast({ kind: 'success', topic: 'network', message: t`You’re back online.` });
    wasOffline = false;
  });
  if (openWorker) void offerUpdates(openWorker, reload, target);
}

async function offerUpdates(
  openWorker: () => Promise<WorkerRegistration>,
  reload: () => void,
  target: PwaOptions['target'],
): Promise<void> {
  try {
    const worker = await openWorker();
    let isAccepted = false;
    let isInstalled = false;
    worker.addEventListener('waiting', () => {
      isInstalled = false;
      showToast({
        kind: 'info',
        message: t`A new version of Marquee is ready.`,
        durationMs: Number.POSITIVE_INFINITY,
        action: {
          label: t`Reload`,
          onAction: () => {
            isAccepted = true;
            if (isInstalled) reload();
            else worker.messageSkipWaiting();
          },
        },
      });
    });
    worker.addEventListener('controlling', () => {
      // Perhaps accepted in another tab.
      isInstalled = true;
      if (isAccepted) reload();
    });
    await worker.register();
    target.setInterval(() => void worker.update().catch(() => undefined), HOUR_MS);
  } catch {
    // Refused by the browser, or out of space: the app works without it.
  }
}
