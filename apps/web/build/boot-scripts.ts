import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { bundleScript } from './bundle-script';

/** Inline scripts of the page, by the name of their module in `src/boot`. */
export const bootScripts = ['before-paint', 'start-app'] as const;
export type BootScript = (typeof bootScripts)[number];

async function bundle(root: string, name: BootScript): Promise<string> {
  const code = await bundleScript(root, join(root, `src/boot/${name}.ts`));
  if (code.includes('</script')) throw new Error(`src/boot/${name}.ts would end its own script element.`);
  return code.trim();
}

export async function bundleBootScripts(root: string): Promise<Record<BootScript, string>> {
  const [beforePaint, startApp] = await Promise.all([bundle(root, 'before-paint'), bundle(root, 'start-app')]);
  return { 'before-paint': beforePaint, 'start-app': startApp };
}

/** A source for the Content-Security-Policy that allows one inline script. */
export const policySource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
