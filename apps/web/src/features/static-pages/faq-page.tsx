import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { MediaOrigin } from './media-origin';
import { Article } from './article';
import { Contact } from './contact';

interface Question {
  question: string;
  answer: ReactNode;
}

const Questions = ({ list }: { list: readonly Question[] }) => (
  <div className="border-t">
    {list.map(({ question, answer }) => (
      <details key={question} className="group border-b">
        <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium text-ink [&::-webkit-details-marker]:hidden">
          {question}
          <Plus aria-hidden className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45" />
        </summary>
        <div className="prose max-w-prose pb-6">{answer}</div>
      </details>
    ))}
  </div>
);

const watching = (siteName: string): Question[] => [
  {
    question: t`Do I need an account?`,
    answer: (
      <p>
        <Trans>
          No. Browsing, bookmarks, watch history and watching all work without one. An account just keeps your lists in
          sync across devices.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Where do the movies on ${siteName} come from?`,
    answer: <MediaOrigin />,
  },
  {
    question: t`Why is there no Watch button on some titles?`,
    answer: (
      <p>
        <Trans>
          They aren’t out yet. Watch and Download appear half a day after a movie’s release date, and a day after the
          first season of a series begins.
        </Trans>
      </p>
    ),
  },
  {
    question: t`A title can’t be found or doesn’t play. What can I do?`,
    answer: (
      <ul>
        <li>
          <Trans>Press Watch again. We’ll try every source once more.</Trans>
        </li>
        <li>
          <Trans>If there are several sources, choose another one in the player’s settings.</Trans>
        </li>
        <li>
          <Trans>Check your connection, and lower the quality on a slow one.</Trans>
        </li>
      </ul>
    ),
  },
  {
    question: t`How do I watch in 4K?`,
    answer: (
      <p>
        <Trans>
          With a personal token from the video server. The <Link to="/4k">4K guide</Link> has three steps and tests the
          token for you.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Can I download?`,
    answer: (
      <p>
        <Trans>If a source offers files, the Download button lists them. Use them as their rights holders allow.</Trans>
      </p>
    ),
  },
];

const Keys = ({ list }: { list: readonly (readonly [keys: readonly string[], what: string])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
    {list.map(([keys, what]) => (
      <div key={what} className="contents">
        <dt className="flex flex-wrap items-center gap-1.5">
          {keys.map((key) => (
            <kbd
              key={key}
              className="rounded-xs border border-line-strong px-2 py-0.5 font-[family-name:inherit] text-sm text-ink"
            >
              {key}
            </kbd>
          ))}
        </dt>
        <dd className="max-sm:mb-3">{what}</dd>
      </div>
    ))}
  </dl>
);

const lists = (): Question[] => [
  {
    question: t`How do bookmarks and lists work?`,
    answer: (
      <p>
        <Trans>
          The bookmark on a card adds a title to your watchlist. The small arrow beside it opens your lists, where you
          can also create your own. A title can be in several. My list shows all of them.
        </Trans>
      </p>
    ),
  },
  {
    question: t`When does a title count as watched?`,
    answer: (
      <p>
        <Trans>
          When you’ve watched more than 93% of an episode or 94% of a movie. After that, it starts from the beginning.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Where did my bookmarks go?`,
    answer: (
      <p>
        <Trans>
          Without an account, they’re stored in one browser only. In another browser or a private window, or once you
          clear the site’s data, your list is empty. With an account, they come back when you log in.
        </Trans>
      </p>
    ),
  },
  {
    question: t`What is stored about me?`,
    answer: (
      <p>
        <Trans>
          Very little. The <Link to="/privacy">privacy page</Link> lists all of it.
        </Trans>
      </p>
    ),
  },
];

const site = (): Question[] => [
  {
    question: t`Which keyboard shortcuts are there?`,
    answer: (
      <>
        <Keys
          list={[
            [['Tab', 'Shift + Tab'], t`Moves to the next or previous control. The first one skips the menus.`],
            [['/'], t`Opens search, except while you’re typing in a text field.`],
            [['↑', '↓'], t`Moves through the search results.`],
            [['↑', '↓', '←', '→', 'Home', 'End'], t`Moves between cards. In rows and tabs, use ← and →.`],
            [
              ['B', 'W', 'Delete'],
              t`On a card: bookmarks the title, marks it as watched, or removes it from the history.`,
            ],
            [['Shift + B'], t`On a card: opens your lists.`],
            [['↓'], t`Opens the menu in focus in the header.`],
            [['Esc'], t`Closes what’s open, and stops selecting bookmarks.`],
          ]}
        />
        <p>
          <Trans>
            The player has its own shortcuts. Press <kbd>?</kbd> in the player, or open Settings and then Keyboard, to
            see them and change most of them.
          </Trans>
        </p>
        <p>
          <Trans>
            You can turn off <kbd>/</kbd> and the player’s single keys: “Single-key shortcuts” in the{' '}
            <Link to="/account?tab=player">settings</Link>.
          </Trans>
        </p>
      </>
    ),
  },
  {
    question: t`How is this funded?`,
    answer: (
      <p>
        <Trans>
          By its operator, with the help of <Link to="/donate">donations</Link>. If there are ads,{' '}
          <Link to="/ads">this page</Link> explains why.
        </Trans>
      </p>
    ),
  },
  {
    question: t`A page broke. How do I report it?`,
    answer: (
      <p>
        <Trans>
          The screen that says “Oops! Something Broke” has a box for what you were doing and a button to send it. If it
          keeps happening, you can clear what your browser stores on the same screen.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Report copyright infringement`,
    answer: (
      <p>
        <Trans>
          The <Link to="/dmca">DMCA page</Link> explains what to send and where.
        </Trans>
      </p>
    ),
  },
];

export function FaqPage() {
  const { siteName } = useConfig();
  return (
    <Article
      title={t`FAQ`}
      kicker={t`Frequently asked questions`}
      lead={t`Can’t find your answer? Contact us below.`}
      parts={[
        {
          id: 'watching',
          title: t({ message: 'Watching', context: 'part of the FAQ' }),
          body: <Questions list={watching(siteName)} />,
        },
        { id: 'lists', title: t`Your lists`, body: <Questions list={lists()} /> },
        { id: 'site', title: t`The site`, body: <Questions list={site()} /> },
        { id: 'contact', title: t`Still have questions?`, body: <Contact subject={t`A question about ${siteName}`} /> },
      ]}
    />
  );
}
