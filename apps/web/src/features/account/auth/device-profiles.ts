import type { User } from '@marquee/core/contracts';
import type { ReactNode } from 'react';

/** The profiles of this device, which come along into the account: another feature's part of both forms. */
export interface DeviceProfilesPart {
  fields: ReactNode;
  /** Whether the form may be sent. */
  isConfirmed: () => Promise<boolean>;
  take: (user: User, password: string) => Promise<void>;
}
