import { Section } from '../shared/ui';

const COLOURS = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['accent', 'bg-accent'],
  ['accent-ink', 'bg-accent-ink'],
  ['danger', 'bg-danger'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
] as const;

const SIZES = [
  ['5xl', 'text-5xl'],
  ['4xl', 'text-4xl'],
  ['3xl', 'text-3xl'],
  ['2xl', 'text-2xl'],
  ['xl', 'text-xl'],
] as const;

export const Swatches = () => (
  <Section title="Colours">
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
      {COLOURS.map(([name, colour]) => (
        <li key={name} className="text-xs">
          <div className={`h-14 rounded border ${colour}`} />
          {name}
        </li>
      ))}
    </ul>
  </Section>
);

export const TypeScale = () => (
  <Section title="Type">
    {SIZES.map(([name, size]) => (
      <p key={name} className={`display mt-3 ${size}`}>
        Night train to {name}
      </p>
    ))}
    <p className="mt-4 max-w-prose">
      Running text in a measure of about sixty-five letters, with <strong>weight</strong>, <em>slant</em> and{' '}
      <a href="/" className="text-accent-ink underline">
        a link
      </a>
      .
    </p>
    <p className="label mt-3 text-ink-soft">Small capitals · 1927 · Drama</p>
    <p className="mt-2 text-sm text-ink-faint">The faintest text that may still carry meaning.</p>
  </Section>
);
