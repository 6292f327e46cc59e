import { env } from '../../shared/config/env';

/**
 * What this browser can do: `ready`, or why it cannot. `insecure`: the page came over plain http. `not-installed`: on iPhones
 * and iPads only an installed app gets notices. `denied`: the person has forbidden it, and only they can allow it again.
 */
export type PushSupport = 'ready' | 'denied' | 'insecure' | 'not-installed' | 'unsupported';

const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /\b(?:iPhone|iPad)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

const workersOf = ({ serviceWorker }: Partial<Navigator>): ServiceWorkerContainer | undefined =>
  env.isDevelopment ? undefined : serviceWorker;

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if (workersOf(navigator) && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  return isIos(navigator) ? 'not-installed' : 'unsupported';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const isSame = (buffer: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  buffer !== null && new Uint8Array(buffer).join() === bytes.join();

/** The subscription that this browser has with the site; null without one, or with one by an earlier key of the site. */
export async function currentSubscription(publicKey: string): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return null;
  const registration = await workersOf(navigator)?.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  const isOurs = subscription && isSame(subscription.options.applicationServerKey, bytesOf(publicKey));
  return isOurs ? subscription : null;
}

/** Asks the person, who has just pressed for it, and subscribes; null if they did not allow it. Rejects if that fails. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const current = await currentSubscription(publicKey);
  if (current) return current;
  const workers = workersOf(navigator);
  if (!workers) return null;
  // On a new visit it may not have been registered yet.
  await workers.register('/sw.js');
  const { pushManager } = await workers.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}
