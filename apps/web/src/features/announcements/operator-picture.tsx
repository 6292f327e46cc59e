import { proxyImageUrl } from '@marquee/core';
import { useState } from 'react';
import { useConfig } from '../../shared/api';

/** Twice the width of the card, for high-resolution screens. */
const WIDTH = 1088;

/**
 * An operator's picture. One from another host is loaded through the image proxy, in the displayed size and so that the
 * host does not learn who reads it; if the proxy fails, from the host itself.
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
