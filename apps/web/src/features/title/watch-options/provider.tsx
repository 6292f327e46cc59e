import { t } from '@lingui/core/macro';
import { imageUrl, networkByProviderId, networkHref } from '@marquee/core';
import type { WatchProvider } from '@marquee/tmdb';
import { Link } from 'react-router-dom';
import { useFailedPicture, useImageBase } from '../../../shared/ui';

const chip = 'inline-flex min-h-11 items-center gap-2.5 rounded-lg bg-raised py-1.5 pe-3.5 ps-1.5 text-sm font-medium';

/** A watch provider, linked to its page if there is one. */
export function Provider({ provider: { id, name, logoPath } }: { provider: WatchProvider }) {
  const network = networkByProviderId(id);
  const networkName = network?.name ?? '';
  const content = (
    <>
      <ProviderLogo name={name} path={logoPath} />
      <span dir="auto" className="min-w-0">
        {name}
      </span>
    </>
  );
  return (
    <li>
      {network ? (
        <Link
          to={networkHref(network.slug)}
          title={t`More on ${networkName}`}
          className={`${chip} transition-colors hover:bg-sunken hover:text-accent-ink`}
        >
          {content}
        </Link>
      ) : (
        <span className={chip}>{content}</span>
      )}
    </li>
  );
}

function ProviderLogo({ name, path }: { name: string; path: string | null }) {
  const baseUrl = useImageBase();
  const { hasFailed, watch } = useFailedPicture(path);
  const src = hasFailed ? null : imageUrl({ baseUrl, path, size: 'w92' });
  return src ? (
    <img
      src={src}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      {...watch}
      className="size-8 shrink-0 rounded-md bg-canvas object-cover"
    />
  ) : (
    <span
      aria-hidden
      className="display flex size-8 shrink-0 items-center justify-center rounded-md bg-canvas text-sm text-ink-soft"
    >
      {Array.from(name)[0]}
    </span>
  );
}
