import { t } from '@lingui/core/macro';
import { pushSubscriptionSchema, type NoticeDevice, type Notices } from '@marquee/core/contracts';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '@marquee/core/notices';
import { useEffect, useState } from 'react';
import { timeZone } from '../../shared/lib/browser/time-zone';
import { noticesApi } from './notices-api';
import { currentSubscription, pushSupport, subscribeToPush, type PushSupport } from './push-support';
import { warn, warnOf } from './warn';

/** Notices in this browser. */
export interface PushDevice {
  support: PushSupport;
  /** What the server knows of it while notices are on. */
  device: NoticeDevice | null;
  isBusy: boolean;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  setQuietHours: (quietHours: QuietHours | null) => Promise<void>;
}

/** They are on if the browser has a subscription and the server has it too. */
export function usePushDevice({ publicKey, devices }: Notices): PushDevice {
  const [save, saving] = noticesApi.useSaveNoticeDeviceMutation();
  const [remove, removing] = noticesApi.useRemoveNoticeDeviceMutation();
  const [support, setSupport] = useState(pushSupport);
  const [subscription, setSubscription] = useState<PushSubscription | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const stored = devices.find(({ isCurrent }) => isCurrent) ?? null;

  useEffect(() => {
    let isCurrent = true;
    const apply = (found: PushSubscription | null) => {
      if (isCurrent) setSubscription(found);
    };
    currentSubscription(publicKey).then(apply, () => apply(null));
    return () => {
      isCurrent = false;
    };
  }, [publicKey]);

  const store = async (of: PushSubscription, quietHours: QuietHours | null): Promise<void> => {
    const body = { subscription: pushSubscriptionSchema.parse(of.toJSON()), timeZone: timeZone(), quietHours };
    const { error } = await save(body);
    warnOf(error);
  };

  return {
    support,
    device: subscription ? stored : null,
    isBusy: isAsking || saving.isLoading || removing.isLoading,
    turnOn: async () => {
      setIsAsking(true);
      try {
        const made = await subscribeToPush(publicKey);
        setSupport(pushSupport());
        setSubscription(made);
        if (made) await store(made, stored ? stored.quietHours : DEFAULT_QUIET_HOURS);
      } catch {
        warn(t`This browser’s push service couldn’t be reached. Check your connection and try again.`);
      } finally {
        setIsAsking(false);
      }
    },
    turnOff: async () => {
      if (!stored) return;
      const { error } = await remove(stored.id);
      warnOf(error);
    },
    setQuietHours: async (quietHours) => {
      if (subscription) await store(subscription, quietHours);
    },
  };
}
