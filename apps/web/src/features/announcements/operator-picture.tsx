import { proxyImageUrl } from '@marquee/core';
import { useConfig } from '../../shared/api';
import { useFailedPicture } from '../../shared/ui';

/** Twice the width of the card, for high-resolution screens. */
const WIDTH = 1088;

/**
 * An operator's picture. One from another host is loaded through the image proxy, in the displayed size and so that the
 * host does not learn who reads it; if the proxy fails, from the host itself. Nothing is
 * shown if that fails, too.
 */
export function OperatorPicture({ src, className }: { src: string; className: string }) {
  const { proxyUrl } = useConfig().images;
  const isOwn = new URL(src, location.origin).origin === location.origin;
  const proxied = isOwn ? null : proxyImageUrl({ proxyUrl, src, w: WIDTH });
  const fromProxy = useFailedPicture(proxied);
  const fromHost = useFailedPicture(src);
  if (fromHost.hasFailed) return null;
  const isProxied = proxied !== null && !fromProxy.hasFailed;
  return (
    <img
      src={isProxied ? proxied : src}
      alt=""
      referrerPolicy="no-referrer"
      {...(isProxied ? fromProxy : fromHost).watch}
      className={className}
    />
  );
}
