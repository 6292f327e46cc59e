import type { ReactNode } from 'react';
import { LocalData } from './local-data';

/** The account, which is another feature's, and what this browser keeps: saved to a file, brought back and cleared. */
export const AccountTab = ({ account }: { account: ReactNode }) => (
  <>
    {account}
    <LocalData />
  </>
);
