import type { User } from '@marquee/core/contracts';
import type { ReactNode } from 'react';

/** The profiles of this device, which are moved to the account: a part of both forms, provided by another feature. */
export interface DeviceProfilesPart {
  fields: ReactNode;
  /** Whether the form may be submitted. */
  isConfirmed: () => Promise<boolean>;
  take: (user: User, password: string) => Promise<void>;
}
