import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../lib/cx';
import { logicalKey } from '../lib/interaction/logical-key';
import { useHorizontalScroll } from '../lib/viewport/use-horizontal-scroll';
import { IconButton } from './icon-button';
import { Section } from './section';

interface MediaRowProps {
  title: string;
  href?: string | undefined;
  busy?: boolean | undefined;
  /** Kind of cells: posters, tiles of the same width, or wide stills. */
  cells?: 'poster' | 'tile' | 'wide';
  /** List items, each with a key. */
  children: ReactNode;
}

const widths = {
  poster: '*:w-(--poster-row-cell)',
  tile: '*:w-(--poster-row-cell)',
  wide: '*:w-[72vw] *:xs:w-72 *:md:w-80',
} as const;

/** Moves the focus between the cells of a row with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li a[href]')];
  const here = links.findIndex((link) => link === document.activeElement);
  const targets: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: links.length - 1,
  };
  const target = here < 0 ? undefined : links[targets[logicalKey(event.key)] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A row (carousel) of cards with a heading, which scrolls horizontally by touch, wheel, buttons or arrow keys. */
export function MediaRow({ title, href, busy, cells = 'poster', children }: MediaRowProps) {
  const { ref, canGoBack, canGoOn, page } = useHorizontalScroll<HTMLUListElement>();
  const controls = (
    <div className={cx('hidden md:flex', !canGoBack && !canGoOn && 'invisible')}>
      <IconButton label={t`${title}: back`} disabled={!canGoBack} onClick={() => page(-1)}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100 size-5" />
      </IconButton>
      <IconButton label={t`${title}: more`} disabled={!canGoOn} onClick={() => page(1)}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100 size-5" />
      </IconButton>
    </div>
  );
  return (
    <Section
      title={title}
      href={href}
      busy={busy}
      controls={controls}
      className={cells === 'poster' ? 'poster-row' : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The arrow keys are a shortcut between links that Tab also reaches. */}
      <ul
        ref={ref}
        onKeyDown={moveFocus}
        className={`page-bleed no-scrollbar flex snap-x gap-3 overflow-x-auto overscroll-x-contain -mt-3 pt-3 pb-2 *:shrink-0 *:snap-start md:gap-4 ${widths[cells]}`}
      >
        {children}
      </ul>
    </Section>
  );
}
