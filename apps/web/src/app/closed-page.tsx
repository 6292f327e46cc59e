import { OWNER_PROFILE_ID } from '@marquee/core';
import type { ReactNode } from 'react';
import type { Page } from '../pages';
import { useAppSelector, useIsRestored, useServices } from '../shared/store';
import { selectCanUseSources, selectIsRestricted } from '../shared/store/profiles.slice';
import { PagePlaceholder } from './page-placeholder';

interface ClosedPageProps {
  to: NonNullable<Page['closedTo']>;
  missing: ReactNode;
  children: ReactNode;
}

/**
 * Guards a page that some profiles may not open, however they reach its URL. Renders nothing until the profile is
 * known.
 */
export function ClosedPage({ to, missing, children }: ClosedPageProps) {
  const isRestored = useIsRestored();
  const { profile } = useServices().records;
  const isRestricted = useAppSelector(selectIsRestricted);
  const canUseSources = useAppSelector(selectCanUseSources);
  if (profile === OWNER_PROFILE_ID) return children;
  if (!isRestored) return <PagePlaceholder look="text" />;
  return (to === 'restricted' ? isRestricted : !canUseSources) ? missing : children;
}
