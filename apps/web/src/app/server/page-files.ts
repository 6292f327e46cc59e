/** Vite's build manifest (vite.dev, "Backend Integration"): by source file, what was built of it. */
export type BuildManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

export interface PageFiles {
  /** Addresses of the modules that the page runs. */
  modules: string[];
  /** Addresses of its style sheets. */
  styles: string[];
}

/** What a page's module stands on, itself included. */
export function pageFiles(manifest: BuildManifest, source: string): PageFiles {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    const entry = manifest[key];
    if (!entry || modules.has(`/${entry.file}`)) return;
    modules.add(`/${entry.file}`);
    for (const style of entry.css ?? []) styles.add(`/${style}`);
    entry.imports?.forEach(add);
  };
  add(source);
  return { modules: [...modules], styles: [...styles] };
}
