import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
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
    question: 'Do I need an account?',
    answer: (
      <p>
        No. Browsing, bookmarks, the watch history and watching all work without one. An account only keeps your lists
        the same on several devices.
      </p>
    ),
  },
  {
    question: `Where do the movies on ${siteName} come from?`,
    answer: (
      <p>
        Not from here: this site hosts no media. It looks in the sources that its operator connected, and in your own,
        and plays what they have. While it looks, the button says which one it is checking.
      </p>
    ),
  },
  {
    question: 'Why is there no Watch button on some titles?',
    answer: (
      <p>
        They aren’t out yet. Watch and Download appear half a day after a movie’s release date, and a day after the
        first season of a series begins.
      </p>
    ),
  },
  {
    question: 'A title can’t be found or doesn’t play. What can I do?',
    answer: (
      <ul>
        <li>Press Watch again. We’ll try every source once more.</li>
        <li>Choose another source in the player’s settings, where there are several.</li>
        <li>Check your connection, and lower the quality on a slow one.</li>
      </ul>
    ),
  },
  {
    question: 'How do I watch in 4K?',
    answer: (
      <p>
        With a personal token of the stream provider. The <Link to="/4k">4K guide</Link> has three steps and tests the
        token for you.
      </p>
    ),
  },
  {
    question: 'Can I download?',
    answer: <p>Where a source offers files, the Download button lists them. Use them as their rights holders allow.</p>,
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

const lists: Question[] = [
  {
    question: 'How do bookmarks and categories work?',
    answer: (
      <p>
        The bookmark on a card puts a title in your watchlist. The small arrow beside it opens the list of categories,
        where you can also make one of your own. A title may be in several.
      </p>
    ),
  },
  {
    question: 'When does a title count as watched?',
    answer: <p>Above 93 % of an episode or 94 % of a movie. After that, it starts from the beginning.</p>,
  },
  {
    question: 'My bookmarks are gone. Why?',
    answer: (
      <p>
        Without an account they live in one browser only. Another browser, a private window, or clearing the site’s data
        shows an empty list. With an account they come back when you log in.
      </p>
    ),
  },
  {
    question: 'What is stored about me?',
    answer: (
      <p>
        Very little; the <Link to="/privacy">privacy page</Link> names every piece of it.
      </p>
    ),
  },
];

const site: Question[] = [
  {
    question: 'Which keys can I use?',
    answer: (
      <>
        <Keys
          list={[
            [['Tab', 'Shift + Tab'], 'To the next and the previous control. The first leads past the menus.'],
            [['/'], 'Search, from anywhere but a text field.'],
            [['↑', '↓'], 'Through what the search found.'],
            [['↑', '↓', '←', '→', 'Home', 'End'], 'From card to card in a grid; ← and → in a row and between tabs.'],
            [['↓'], 'Opens the menu in the header that has the focus.'],
            [['Esc'], 'Closes what is open, and ends the selection of bookmarks.'],
          ]}
        />
        <p>
          The player has keys of its own: press <kbd>?</kbd> in it, or open Settings and Keyboard there, for the list,
          where you can change most of them.
        </p>
        <p>
          <kbd>/</kbd> and the player’s single keys can be turned off: “Single-key shortcuts” in the{' '}
          <Link to="/account?tab=player">settings</Link>.
        </p>
      </>
    ),
  },
  {
    question: 'How is this funded?',
    answer: (
      <p>
        The operator, with the help of <Link to="/donate">donations</Link>. Where there are ads,{' '}
        <Link to="/ads">this page</Link> says why.
      </p>
    ),
  },
  {
    question: 'A page broke. How do I report it?',
    answer: (
      <p>
        The screen that says “Oops! Something Broke” has a box for what you were doing and a button that sends it. If it
        keeps happening, the same screen can clear what your browser stores.
      </p>
    ),
  },
  {
    question: 'Report copyright infringement',
    answer: (
      <p>
        The <Link to="/dmca">DMCA page</Link> says what to send and where.
      </p>
    ),
  },
];

export function FaqPage() {
  const { siteName } = useConfig();
  return (
    <Article
      title="FAQ"
      kicker="Frequently asked questions"
      lead="Can’t find your answer? Contact us below."
      parts={[
        { id: 'watching', title: 'Watching', body: <Questions list={watching(siteName)} /> },
        { id: 'lists', title: 'Your lists', body: <Questions list={lists} /> },
        { id: 'site', title: 'The site', body: <Questions list={site} /> },
        { id: 'contact', title: 'Still have questions?', body: <Contact subject={`A question about ${siteName}`} /> },
      ]}
    />
  );
}
