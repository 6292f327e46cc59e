import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Picture } from './picture';

interface HeroFrameProps {
  backdropPath: string | null;
  /** False: the text has the full width and is closer to the picture. */
  hasPoster?: boolean;
  stage?: ReactNode;
  children: ReactNode;
}

/**
 * The top of a title's page: the backdrop fades into the page towards the text, or it holds the player, which is dark in
 * both themes. Its children are the cells of a grid: `HeroPoster`, `HeroHead`, `HeroBody`. Skeletons use the same frame,
 * so that nothing moves when the title arrives.
 */
export const HeroFrame = ({ backdropPath, hasPoster = true, stage, children }: HeroFrameProps) => (
  <header className="painted-whole relative isolate">
    {stage ?? (
      // Pictures leave room for text on the left: right to left they are mirrored with their scrims.
      <div className="relative rtl:-scale-x-100 print:hidden md:absolute md:inset-y-0 md:end-0 md:-z-10 md:w-4/5 xl:w-[68%]">
        {backdropPath === null ? (
          <div className="aspect-video w-full bg-linear-to-bl from-raised to-canvas to-70% md:h-full low:max-md:aspect-auto low:max-md:h-16" />
        ) : (
          <Picture
            path={backdropPath}
            kind="backdrop"
            alt=""
            sizes="(min-width: 48rem) 75vw, 100vw"
            eager
            className="md:h-full md:object-top low:max-md:aspect-auto! low:max-md:h-16"
          />
        )}
        <div className="absolute inset-0 bg-linear-to-t from-canvas via-transparent via-45% to-canvas/30 md:via-canvas/25" />
        <div className="absolute inset-0 hidden bg-linear-to-r from-canvas via-canvas/85 via-50% to-transparent to-85% md:block" />
      </div>
    )}
    <div
      className={`page-x relative grid grid-cols-[6rem_minmax(0,1fr)] low:max-md:grid-cols-[4rem_minmax(0,1fr)] items-end gap-x-4 gap-y-5 pb-10 md:grid-rows-[1fr_auto] md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-12 lg:pb-14 ${
        stage
          ? 'pt-8 lg:pt-10'
          : `${hasPoster ? '-mt-20 low:max-md:-mt-14' : '-mt-6'} md:mt-0 md:min-h-[34rem] md:content-end md:pt-28 lg:min-h-[min(46rem,80svh)] low:md:min-h-0 low:md:gap-y-3 low:md:pt-4`
      }`}
    >
      {children}
    </div>
  </header>
);

/** Beside the heading on phones; beside everything on larger screens. */
export const HeroPoster = ({ children }: { children: ReactNode }) => (
  <div className="self-end overflow-hidden rounded-md md:row-span-2 low:md:self-start">{children}</div>
);

export const HeroHead = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col items-start gap-3 self-end md:gap-4">{children}</div>
);

/** In a low window what can be done comes right after the facts, which are its first child, so that Watch is on the screen. */
export const HeroBody = ({ children }: { children: ReactNode }) => (
  <div className="col-span-2 flex min-w-0 flex-col items-start gap-5 low:gap-3 low:[&>:not(:first-child,.title-actions)]:order-1 md:col-span-1 md:col-start-2">
    {children}
  </div>
);

/** The poster of a title; a placeholder with its name if there is none. */
export const HeroPicture = ({ path, title }: { path: string | null; title: string }) =>
  path === null ? (
    <div
      role="img"
      aria-label={t`${title} has no poster`}
      className="flex aspect-2/3 flex-col justify-between border border-line bg-linear-to-b from-raised to-surface p-3 md:p-5"
    >
      <span aria-hidden className="h-1 w-8 rounded-full bg-accent" />
      <span aria-hidden dir="auto" className="display line-clamp-6 text-base break-words text-ink-soft md:text-xl">
        {title}
      </span>
    </div>
  ) : (
    <Picture
      path={path}
      kind="poster"
      alt={t`Poster of ${title}`}
      sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 11rem, 6rem"
      eager
    />
  );
