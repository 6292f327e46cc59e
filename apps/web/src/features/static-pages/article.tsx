import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/lib/format/format-date';

export interface ArticlePart {
  id: string;
  title: string;
  /** Number of the section, if sections are numbered. */
  number?: number;
  body: ReactNode;
}

interface ArticleProps {
  title: string;
  /** Small text above the title. */
  kicker: string;
  lead: ReactNode;
  /** Date of the last change, `YYYY-MM-DD`. */
  updated?: string;
  parts: readonly ArticlePart[];
  children?: ReactNode;
}

const Contents = ({ parts }: { parts: readonly ArticlePart[] }) => (
  <nav aria-label={t`On this page`} className="hidden lg:block">
    <p className="label mb-3 text-ink-faint">{t`On this page`}</p>
    <ol className="sticky top-24 border-s">
      {parts.map(({ id, title, number }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px flex min-h-11 items-baseline gap-3 border-s border-transparent py-3 ps-4 text-sm text-ink-soft transition-colors hover:border-accent hover:text-ink"
          >
            {number !== undefined && <span className="tabular text-ink-faint">{number}</span>}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const LastChange = ({ day }: { day: string }) => {
  const date = formatDate(day);
  return (
    <p className="mt-6 text-sm text-ink-faint">
      <Trans>
        Last updated on <time dateTime={day}>{date}</time>
      </Trans>
    </p>
  );
};

/** A text page: large title, introduction, and numbered sections beside their table of contents. */
export const Article = ({ title, kicker, lead, updated, parts, children }: ArticleProps) => (
  <article className="page-x pt-12 md:pt-20">
    <header className="max-w-4xl">
      <p className="label text-accent-ink">{kicker}</p>
      <h1 className="display mt-4 text-4xl break-words md:text-5xl">{title}</h1>
      <div className="mt-6 max-w-2xl text-lg text-ink-soft md:text-xl">{lead}</div>
      {updated && <LastChange day={updated} />}
    </header>
    <div className="mt-12 grid gap-x-16 border-t pt-10 md:mt-16 lg:grid-cols-[15rem_minmax(0,42rem)]">
      <Contents parts={parts} />
      <div className="min-w-0">
        {parts.map(({ id, title: heading, number, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-12 scroll-mt-24 last:mb-0">
            <h2 id={`${id}-title`} className="flex items-baseline gap-3 text-xl font-semibold md:text-2xl">
              {number !== undefined && <span className="tabular text-accent-ink">{number}</span>}
              <span>{heading}</span>
            </h2>
            <div className="prose mt-4 text-ink-soft [&_strong]:text-ink">{body}</div>
          </section>
        ))}
        {children}
      </div>
    </div>
  </article>
);
