import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/** Inline scripts of the page, by the name of their module in `src/boot`. */
export const bootScripts = ['before-paint', 'start-app'] as const;
export type BootScript = (typeof bootScripts)[number];

async function bundle(root: string, name: BootScript): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // As in vite.config.ts: packages are not built yet in a fresh clone.
    resolve: { conditions: ['marquee-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `src/boot/${name}.ts`),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`src/boot/${name}.ts was not built.`);
  const fromDist = chunk.moduleIds.find((id) => id.includes('/dist/'));
  if (fromDist) throw new Error(`src/boot/${name}.ts needs ${fromDist}, which a fresh clone has not built.`);
  if (chunk.code.includes('</script')) throw new Error(`src/boot/${name}.ts would end its own script element.`);
  return chunk.code.trim();
}

export async function bundleBootScripts(root: string): Promise<Record<BootScript, string>> {
  const [beforePaint, startApp] = await Promise.all([bundle(root, 'before-paint'), bundle(root, 'start-app')]);
  return { 'before-paint': beforePaint, 'start-app': startApp };
}

/** A source for the Content-Security-Policy that allows one inline script. */
export const policySource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
