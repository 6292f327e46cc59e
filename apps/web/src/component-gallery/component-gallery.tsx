import { Heart, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Badge,
  Button,
  ChipRow,
  ChoiceField,
  ConfirmButton,
  CopyButton,
  EmptyState,
  ErrorState,
  Grid,
  IconButton,
  MediaRow,
  PersonTile,
  PosterCard,
  PosterCardSkeleton,
  ProgressBar,
  RatingBadge,
  Section,
  showToast,
  Skeleton,
  Spinner,
  Switch,
  TabList,
  TabPanel,
  TrendingBadge,
} from '../shared/ui';
import { sampleTitles } from './sample-titles';
import { Swatches, TypeScale } from './tokens';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const KINDS = ['info', 'success', 'warning', 'error'] as const;
const TABS = [
  { value: 'all', label: 'All' },
  { value: 'movie', label: 'Movies' },
  { value: 'tv', label: 'TV Shows' },
] as const;

const Line = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-3">{children}</div>
);

const Buttons = () => (
  <Section title="Buttons">
    {VARIANTS.map((variant) => (
      <Line key={variant}>
        {SIZES.map((size) => (
          <Button key={size} variant={variant} size={size}>
            <Play aria-hidden className="size-4" /> {variant} {size}
          </Button>
        ))}
        <Button variant={variant} disabled>
          disabled
        </Button>
      </Line>
    ))}
    <Line>
      <ConfirmButton label="Clear" question="Really clear?" onConfirm={() => undefined} />
      <CopyButton text="copied from the gallery" label="Copy" />
      <IconButton label="Like">
        <Heart aria-hidden className="size-5" />
      </IconButton>
    </Line>
  </Section>
);

function Choices() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('all');
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Choices">
      <TabList id="gallery-tabs" label="Type" options={TABS} value={tab} onChange={setTab} />
      <TabPanel id="gallery-tabs" value={tab}>
        <p className="mt-4">The panel of {tab}.</p>
      </TabPanel>
      <Line>
        <ChoiceField label="Type" options={TABS} value={tab} onChange={setTab} />
        <Switch label="Play the next episode" isOn={isOn} onToggle={() => setOn(!isOn)} />
      </Line>
      <ChipRow
        label="Genres"
        chips={[
          { href: '/a', label: 'Drama', isCurrent: true },
          { href: '/b', label: 'Science Fiction' },
          { href: '/c', label: 'War & Politics' },
        ]}
      />
    </Section>
  );
}

const Cards = () => (
  <>
    <MediaRow title="A row of cards" href="/movies">
      {sampleTitles.map((item) => (
        <PosterCard key={item.key} item={item} trendingAbove={450} />
      ))}
    </MediaRow>
    <Section title="A grid, and one that loads">
      <Grid label="Cards">
        {sampleTitles.map((item) => (
          <PosterCard key={item.key} item={item} />
        ))}
      </Grid>
      <div className="mt-8">
        <Grid>
          {sampleTitles.map(({ key }) => (
            <PosterCardSkeleton key={key} />
          ))}
        </Grid>
      </div>
    </Section>
    <Section title="People">
      <Grid>
        {['Brigitte Helm', 'Wolfeschlegelsteinhausenbergerdorff'].map((name, index) => (
          <PersonTile
            key={name}
            person={{ id: index + 1, name, profilePath: null, role: 'Maria, and the Machine Man' }}
          />
        ))}
      </Grid>
    </Section>
  </>
);

const Marks = () => (
  <Section title="Marks">
    <Line>
      <Badge>PG-13</Badge>
      <Badge tone="accent">New</Badge>
      <TrendingBadge />
      <RatingBadge voteAverage={8.14} />
      <RatingBadge voteAverage={0} />
      <Spinner />
      <Skeleton className="h-8 w-40" />
    </Line>
    <ProgressBar percent={63} label="Watched" className="mt-4" />
  </Section>
);

const Messages = () => (
  <Section title="Messages">
    <Line>
      {KINDS.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => showToast({ kind, message: `This is a toast: ${kind}` })}>
          Toast: {kind}
        </Button>
      ))}
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ kind: 'info', message: 'Removed', action: { label: 'Undo', onAction: () => undefined } })
        }
      >
        Toast with Undo
      </Button>
    </Line>
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <EmptyState title="You have no bookmarks yet" text="What you bookmark appears here." />
      <ErrorState onRetry={() => undefined} />
    </div>
  </Section>
);

/** Every component of the design system with its states and its hard cases, in the chosen theme. */
export function ComponentGallery() {
  const [isDark, setDark] = useState(true);
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !isDark);
    setDark(!isDark);
  };
  return (
    <main className="flex flex-col gap-12 py-10">
      <header className="page-x flex items-center justify-between gap-6 *:last:w-auto">
        <h1 className="display text-4xl">Component gallery</h1>
        <Switch label="Dark" isOn={isDark} onToggle={toggle} />
      </header>
      <Swatches />
      <TypeScale />
      <Buttons />
      <Choices />
      <Marks />
      <Cards />
      <Messages />
    </main>
  );
}
