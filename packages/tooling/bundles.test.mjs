import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './src/workspace.mjs';

const dist = join(root, 'apps/web/dist');
// `npm test` builds before this runs.
const whenBuilt = existsSync(join(dist, 'index.html')) ? it : it.skip;

const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
const texts = () => files().filter((file) => /\.(html|js|css|json|webmanifest|txt|svg)$/.test(file));
const holding = (pattern) => texts().filter((file) => pattern.test(readFileSync(file, 'utf8')));

describe('the built web app', () => {
  whenBuilt('holds no token of the metadata service, unless the builder chose to put one in', () => {
    expect(texts().length).toBeGreaterThan(20);
    if (process.env.VITE_TMDB_TOKEN) return;
    // TMDB's tokens are JSON Web Tokens.
    expect(holding(/eyJ[\w-]{16,}\.eyJ[\w-]{16,}\./)).toEqual([]);
  });

  whenBuilt('holds none of the secrets that the servers are started with', () => {
    const names = /(SECRET|TOKEN|PASSWORD|KEY|DATABASE_URL|SMTP_URL|WEBHOOK)/;
    const secrets = Object.entries(process.env)
      .filter(([name, value = '']) => names.test(name) && !name.startsWith('VITE_') && value.length >= 12)
      .map(([, value]) => value);
    for (const file of texts()) {
      const text = readFileSync(file, 'utf8');
      expect([file, secrets.some((secret) => text.includes(secret))]).toEqual([file, false]);
    }
    expect(holding(/-----BEGIN [A-Z ]*PRIVATE KEY-----|postgres(?:ql)?:\/\/\w+:\w+@/)).toEqual([]);
  });

  whenBuilt('comes without source maps, and no file names one', () => {
    expect(files().filter((file) => file.includes('.map'))).toEqual([]);
    expect(holding(/[#@] sourceMappingURL=/)).toEqual([]);
  });
});
