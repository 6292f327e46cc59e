import type { Plugin } from 'vite';

type Graph = ReadonlyMap<string, readonly string[]>;

/** A cycle in the graph as a list of names; null if there is none. */
export function findCycle(graph: Graph): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = visit(name);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Fails a build whose chunks import each other in a cycle: one of them would run before its dependency, and the page
 * would remain blank.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'marquee:refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle)
        this.error(`These chunks import each other: ${cycle.join(' → ')}. See codeSplitting in vite.config.ts.`);
    },
  };
}
