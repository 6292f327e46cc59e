import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Guide } from '@marquee/core/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useConfig } from '../../shared/api';
import { languageName } from '../../shared/lib/format/language-name';
import { Button, Section, Skeleton } from '../../shared/ui';

const Videos = ({ videos }: Pick<Guide, 'videos'>) => (
  <Section title={t`Video guides`}>
    <ul className="grid gap-8 md:grid-cols-2">
      {videos.map(({ title, url, captions }) => (
        <li key={url}>
          <video
            controls
            preload="metadata"
            playsInline
            src={url}
            aria-label={title}
            className="aspect-video w-full rounded-lg border bg-sunken object-contain"
          >
            <track kind="captions" src={captions} srcLang="en" label={languageName('en')} default />
          </video>
          <p dir="auto" className="text-page-start mt-3 font-medium">
            {title}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

/** Reserves the space of the two videos. */
const VideosToCome = () => (
  <Section title={t`Video guides`} busy>
    <div className="grid gap-8 md:grid-cols-2">
      {[0, 1].map((index) => (
        <div key={index}>
          <Skeleton className="aspect-video rounded-lg" />
          <div className="mt-3 h-6" />
        </div>
      ))}
    </div>
  </Section>
);

const ownAnswers = (siteName: string): Guide['faq'] => [
  {
    question: t`What is the token for?`,
    answer: t`It tells a video server that you can watch in 4K. Without one, everything plays in up to 1080p.`,
  },
  {
    question: t`Who can see it?`,
    answer: t`Your browser stores it and sends it to the video server. If you have an account on ${siteName} and the token has more than 50 characters and starts with “ey”, the account keeps an encrypted copy.`,
  },
  {
    question: t`Why is my token invalid?`,
    answer: t`Make sure you copied all of it: at least 50 characters, with a lowercase “ey” somewhere in it. If it looks right, it may have expired. Get a new one and test it again.`,
  },
  {
    question: t`4K isn’t showing up`,
    answer: t`Not every title is available in 4K. Open the player’s quality menu, and check that your settings, screen and connection allow it.`,
  },
];

const Help = ({ faq }: Pick<Guide, 'faq'>) => (
  <Section title={t`Help and FAQ`}>
    <div className="max-w-3xl border-t">
      {faq.map(({ question, answer }) => (
        <details key={question} className="group border-b">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Plus aria-hidden className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-prose pb-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  </Section>
);

/** The operator's chat, loaded from its server on request. */
function Chat({ url }: { url: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { host } = new URL(url);
  return (
    <Section title={t`Ask the community`}>
      {isOpen ? (
        <iframe
          src={url}
          title={t`Community chat`}
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          referrerPolicy="no-referrer"
          className="h-[30rem] w-full max-w-3xl rounded-lg border bg-surface"
        />
      ) : (
        <div className="flex max-w-3xl flex-col items-start gap-4 rounded-lg border bg-surface p-6">
          <p className="text-ink-soft">
            <Trans>The chat runs on another service ({host}), which can see you when you open it.</Trans>
          </p>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t`Open the chat`}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** The sections below the steps; the operator's parts only if there are any. */
export function GuideExtras({ guide, isLoading }: { guide: Guide | undefined; isLoading: boolean }) {
  const { siteName } = useConfig();
  return (
    <>
      {isLoading && <VideosToCome />}
      {guide && guide.videos.length > 0 && <Videos videos={guide.videos} />}
      <Help faq={[...ownAnswers(siteName), ...(guide?.faq ?? [])]} />
      {guide?.chatWidgetUrl && <Chat url={guide.chatWidgetUrl} />}
    </>
  );
}
