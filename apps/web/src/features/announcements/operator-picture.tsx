import { proxyImageUrl } from '@marquee/core';
import { useState } from 'react';
import { useConfig } from '../../shared/api';

/** Twice the width of the card: sharp on the screen of a phone. */
const WIDTH = 1088;

/**
 * A picture of the operator's. From another host it comes through the image proxy, so that the host does not learn who
 * reads it, and in the size that is shown; where the proxy cannot have it, from the host itself.
 */
export function OperatorPicture({ src, className }: { src: string; className: string }) {
  const { proxyUrl } = useConfig().images;
  const [isRefused, setIsRefused] = useState(false);
  const isOwn = new URL(src, location.origin).origin === location.origin;
  return (
    <img
      src={isOwn || isRefused ? src : proxyImageUrl({ proxyUrl, src, w: WIDTH })}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setIsRefused(true)}
      className={className}
    />
  );
}
