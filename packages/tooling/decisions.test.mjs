import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './src/workspace.mjs';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const textOf = (name) => readFileSync(join(folder, name), 'utf8');

const tracked = existsSync(join(root, '.git'))
  ? execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((file) => /\.(md|tsx?|mjs|cjs)$/.test(file) && existsSync(join(root, file)))
  : [];
const everywhere = tracked.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

describe('decision records', () => {
  it.each(records)('%s says status, date, context, decision and consequences', (name) => {
    expect(textOf(name)).toMatch(
      new RegExp(
        `^# ${name.slice(0, 4)} .+\\n\\n- Status: .+\\n- Date: \\d{4}-\\d{2}-\\d{2}\\n\\n## Context\\n[^]+\\n## Decision\\n[^]+\\n## Consequences\\n`,
      ),
    );
  });

  it('are all in the index, under their titles', () => {
    const rows = textOf('README.md').matchAll(/^\| (\d{4}) +\| \[(.+)\]\((.+\.md)\) +\|$/gm);
    const listed = [...rows].map(([, number, title, file]) => `${file}: # ${number} ${title}`);
    expect(listed).toEqual(records.map((name) => `${name}: ${textOf(name).split('\n')[0]}`));
  });

  it('are each linked from outside of their folder, and every link to one leads somewhere', () => {
    const outside = everywhere.filter(({ file }) => !file.startsWith('docs/decisions/'));
    const linked = new Set(outside.flatMap(({ text }) => text.match(/\d{4}-[a-z0-9-]+\.md/g) ?? []));
    expect(records.filter((name) => !linked.has(name))).toEqual([]);
    const numbers = new Set(records.map((name) => name.slice(0, 4)));
    const dead = everywhere.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:decisions?[ /]|\[)(\d{4})(?=[-\],.): ]|$)/gim)]
        .filter(([, number]) => number.startsWith('0') && !numbers.has(number))
        .map(([match]) => `${file}: ${match}`),
    );
    expect(dead).toEqual([]);
  });
});
