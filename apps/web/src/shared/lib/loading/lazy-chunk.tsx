import { lazy, use, useEffect, useState, type ComponentType } from 'react';
import { importChunk, loadChunk, type ChunkPriority } from './load-chunk';

/** After a failure the next use tries again. Not at once: React renders once more to find out what became of a promise. */
const FORGET_FAILURE_MS = 1000;

export interface LazyChunk<Module> {
  /** Loads the chunk by the rule of `loadChunk`. */
  load: () => Promise<Module>;
  isLoaded: () => boolean;
  /** Fetches the chunk without need. @throws what its import throws */
  preload: () => Promise<Module>;
  /** Suspends until the chunk is loaded; renders at once where it is. Who waits for it may be another one than usual. */
  useModule: (priority?: ChunkPriority) => Module;
  /** Null until the chunk is loaded, which begins once `isWanted`. Throws where a required chunk cannot be loaded. */
  useModuleOrNull: (isWanted?: boolean) => Module | null;
}

/** A chunk that is fetched when it is first needed, and once. */
export function lazyChunk<Module>(
  importModule: () => Promise<Module>,
  priority?: ChunkPriority,
  reload?: () => void,
): LazyChunk<Module> {
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;
  const preload = async (): Promise<Module> => (loaded ??= await importChunk(importModule));

  function load(by = priority): Promise<Module> {
    if (loading) return loading;
    const current = loadChunk(preload, by, reload);
    loading = current;
    current.catch(() =>
      setTimeout(() => {
        if (loading === current) loading = null;
      }, FORGET_FAILURE_MS),
    );
    return current;
  }

  return {
    load: () => load(),
    isLoaded: () => loaded !== null,
    preload,
    // Not `React.lazy`: it suspends in its first render even when the module is there, and keeps a failure for ever.
    useModule: (by) => loaded ?? use(load(by)),
    useModuleOrNull(isWanted = true) {
      const [module, setModule] = useState(() => loaded);
      const [failure, setFailure] = useState<Error | null>(null);
      useEffect(() => {
        if (module !== null || !isWanted) return;
        let isCurrent = true;
        // In a separate task: an import starts preloading its files, and should not do so right after a render.
        const timer = setTimeout(() => {
          load().then(
            (it) => isCurrent && setModule(() => it),
            (error: unknown) => isCurrent && setFailure(error as Error),
          );
        });
        return () => {
          isCurrent = false;
          clearTimeout(timer);
        };
      }, [module, isWanted]);
      if (failure !== null) throw failure;
      return module;
    },
  };
}

/** A component whose code is fetched when it is first rendered, inside a `<Suspense>`, or before that by `preload`. */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  priority: Exclude<ChunkPriority, 'required'> = 'requested',
): ComponentType<Props> & { preload: () => void } {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded ??= await importChunk(importComponent));
  const Suspending = lazy(async () => ({ default: await loadChunk(preload, priority) }));
  function Lazy(props: Props) {
    // What is loaded renders at once: `React.lazy` suspends even then. Chosen once, as another type would remount it.
    const [Component] = useState(() => loaded ?? Suspending);
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { preload: () => void preload().catch(() => undefined) });
}
