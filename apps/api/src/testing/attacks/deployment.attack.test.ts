import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { repositoryRoot } from '../../config';

const read = (file: string) => readFileSync(join(repositoryRoot, 'docs/self-hosting', file), 'utf8');

it('the key that encrypts 4K tokens is no other setting of a deployment: the one of the provider is sent as a bearer token', () => {
  const users = [...read('compose.yaml').matchAll(/^\s*(\w+):.*\$\{SECRET_KEY\b/gm)].map(([, name]) => name);
  expect(users).toEqual(['SECRET_KEY']);
});

it('every setting that the deployment demands is in the example of its .env', () => {
  const demanded = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect(demanded).toContain('SECRET_KEY');
  const example = read('compose.env.example');
  for (const name of demanded) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});

it('every server of the deployment is watched: one that hangs is ended and started again', () => {
  const commands = [...read('compose.yaml').matchAll(/image: marquee\n\s*command: \[(.*)\]/g)].map(
    ([, command]) => command,
  );
  expect(commands).toEqual([
    'node, packages/tooling/bin/serve.mjs, api',
    'node, packages/tooling/bin/serve.mjs, provider',
  ]);
});
