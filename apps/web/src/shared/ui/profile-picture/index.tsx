import { Suspense } from 'react';
import { cx } from '../../lib/cx';
import { lazyComponent } from '../../lib/loading/lazy-chunk';
import type { PicturedProfile } from './picture-of-profile';

const Picture = lazyComponent(
  () => import('./picture-of-profile').then((chunk) => chunk.PictureOfProfile),
  'background',
);

/** A profile's picture. Its code is loaded only in browsers with several profiles. */
export const ProfilePicture = ({
  profile,
  className,
}: {
  profile: PicturedProfile;
  className?: string | undefined;
}) => (
  <Suspense fallback={<span aria-hidden className={cx('block shrink-0 bg-raised', className)} />}>
    <Picture profile={profile} className={className} />
  </Suspense>
);
