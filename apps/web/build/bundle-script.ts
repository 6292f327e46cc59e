import { build, defaultClientConditions } from 'vite';

/** Bundles a module and what it imports into one script without imports. */
export async function bundleScript(root: string, input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // As in vite.config.ts: packages are not built yet in a fresh clone.
    resolve: { conditions: ['marquee-source', ...defaultClientConditions] },
    define,
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${input} was not built.`);
  const fromDist = chunk.moduleIds.find((id) => id.includes('/dist/'));
  if (fromDist) throw new Error(`${input} needs ${fromDist}, which a fresh clone has not built.`);
  return chunk.code;
}
