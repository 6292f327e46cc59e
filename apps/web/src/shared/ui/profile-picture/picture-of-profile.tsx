import type { Profile } from '@marquee/core';
import { cx } from '../../lib/cx';
import { useFailedPicture } from '../use-failed-picture';
import { colourStyle } from './colours';
import { GeneratedAvatar } from './generated-avatar';

export type PicturedProfile = Pick<Profile, 'avatar' | 'avatarUrl' | 'colour'>;

/** A profile's picture: uploaded or generated. Decorative, because the name is beside it. */
export function PictureOfProfile({ profile, className }: { profile: PicturedProfile; className?: string | undefined }) {
  const { avatar, avatarUrl, colour } = profile;
  const { hasFailed, watch } = useFailedPicture(avatarUrl);
  const isUploaded = avatar === 'upload' && avatarUrl !== undefined && !hasFailed;
  return (
    <span aria-hidden style={colourStyle(colour)} className={cx('block shrink-0 overflow-hidden', className)}>
      {isUploaded ? (
        <img {...watch} src={avatarUrl} alt="" className="size-full object-cover" />
      ) : (
        <GeneratedAvatar system={avatar === 'upload' ? 'rings' : avatar} />
      )}
    </span>
  );
}
