import { lazy, use, useEffect, useState, type ComponentType } from 'react';
import { importChunk, loadChunk, type ChunkPriority } from './load-chunk';

/**
 * After a failure the next use retries, but not immediately: React renders once more to read the outcome of a promise.
 */
const FORGET_FAILURE_MS = 1000;

export interface LazyChunk<Module> {
  /** Loads the chunk according to `loadChunk`. */
  load: () => Promise<Module>;
  isLoaded: () => boolean;
  /** Preloads the chunk. @throws what its import throws */
  preload: () => Promise<Module>;
  /** Suspends until the chunk is loaded; does not suspend if it is. `priority` overrides the chunk's own. */
  useModule: (priority?: ChunkPriority) => Module;
  /**
   * Null until the chunk is loaded; loading starts when `isWanted` is true. Throws if a required chunk cannot be
   * loaded.
   */
  useModuleOrNull: (isWanted?: boolean) => Module | null;
}

/** A chunk that is loaded once, when it is first needed. */
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
    // Not `React.lazy`: it suspends on first render even if the module is loaded, and never retries after a failure.
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

/** A component whose code is loaded when it is first rendered, inside a `<Suspense>`, or by `preload`. */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  priority: Exclude<ChunkPriority, 'required'> = 'requested',
): ComponentType<Props> & { preload: () => void } {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded ??= await importChunk(importComponent));
  const Suspending = lazy(async () => ({ default: await loadChunk(preload, priority) }));
  function Lazy(props: Props) {
    // A loaded component renders without suspending, unlike with `React.lazy`. Chosen once, because another type would
    // remount it.
    const [Component] = useState(() => loaded ?? Suspending);
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { preload: () => void preload().catch(() => undefined) });
}
