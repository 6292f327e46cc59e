import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { closureOf } from './closure';

/** Thousands of bytes in brotli. For the goals and what prevents them see docs/performance.md. */
export const BUDGET = {
  /** Scripts that home runs before it is idle. */
  home: 153.2,
  /** Scripts that a title page runs in addition to home's; the player is loaded after them. */
  title: 34.4,
  /** Scripts that every visit runs once its page is hydrated: storage, and the rest of home. */
  hydrated: 9,
  /** Scripts that a title page runs once it is hydrated. */
  hydratedTitle: 7,
  /** Style sheets of home. */
  styles: 16.8,
  /** The player with Shaka for HLS, until the first frame. */
  player: 176.7,
} as const;

const kilobytes = (code: string | Uint8Array): number => brotliCompressSync(code).length / 1000;

/** The exceeded budgets as lines for people. */
export function overweight(weights: Readonly<Record<keyof typeof BUDGET, number>>): string[] {
  return (Object.keys(BUDGET) as (keyof typeof BUDGET)[])
    .filter((name) => weights[name] > BUDGET[name])
    .map((name) => `${name}: ${weights[name].toFixed(1)} KB of ${BUDGET[name]}`);
}

/** Fails the build if a first visit, a title page or the player exceeds its budget. */
export function weightBudget(): Plugin {
  return {
    name: 'marquee:weight-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const weigh = (names: Iterable<string>) =>
        [...names].reduce((sum, name) => sum + kilobytes(chunks.get(name)?.code ?? ''), 0);
      const find = (pattern: RegExp) => {
        const found = [...chunks.keys()].filter((name) => pattern.test(name));
        if (found.length === 0)
          this.error(`No chunk is called ${String(pattern)}: the weight budget no longer fits the build.`);
        return found;
      };
      const known = new Set<string>();
      /** What a chunk brings along beyond those before. */
      const added = (pattern: RegExp) => {
        const names = [...closureOf(chunks, find(pattern))].filter((name) => !known.has(name));
        for (const name of names) known.add(name);
        return weigh(names);
      };
      const styles = files.flatMap((file) =>
        file.type === 'asset' && /\/app-[^/]*\.css$/.test(file.fileName) ? [file.source] : [],
      );
      const exceeded = overweight({
        home: added(/^assets\/app-/),
        title: added(/^assets\/movie-/),
        hydrated: added(/^assets\/hydrated-(?!title-)/),
        hydratedTitle: added(/^assets\/hydrated-title-/),
        styles: styles.reduce((sum, source) => sum + kilobytes(source), 0),
        player: weigh([...find(/\/player-chunk-/), ...find(/\/shaka-player\.hls/)]),
      });
      if (exceeded.length > 0) this.error(`Over the weight budget (build/weight-budget.ts): ${exceeded.join('; ')}.`);
    },
  };
}
