import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '@marquee/tooling/workspace';
import { figure, goalText, type Row } from './row';

interface Part {
  /** Day of the measurement, ISO 8601: parts may be measured on different days. */
  day: string;
  machine: { node: string; cores: number; memoryGb: number };
  rows: Row[];
}

const FILE = join(root, 'bench/latest.json');
const PAGE = join(root, 'docs/figures.md');

/** The parts in order: the new measurements, and the recorded ones of the others. */
export function merged(
  order: readonly string[],
  before: Readonly<Record<string, Part>>,
  now: Readonly<Record<string, Part>>,
): Record<string, Part> {
  return Object.fromEntries(
    order.flatMap((name) => {
      const part = now[name] ?? before[name];
      return part ? [[name, part]] : [];
    }),
  );
}

async function recorded(): Promise<Record<string, Part>> {
  try {
    return (JSON.parse(await readFile(FILE, 'utf8')) as { parts?: Record<string, Part> }).parts ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The figures as a page of the documentation. */
function figuresPage(parts: Readonly<Record<string, Part>>): string {
  const cell = (value: number, unit: string): string => `${figure(value)} ${unit}`.trim();
  const tables = Object.entries(parts).map(([name, { day, machine, rows }]) =>
    [
      `## ${name}`,
      '',
      `${day}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}.`,
      '',
      '| what | Marquee | goal | beside | |',
      '| --- | ---: | ---: | --- | ---: |',
      ...rows.map((row) => {
        const { alternative, unit } = row;
        return `| ${row.name} | ${cell(row.value, unit)} | ${goalText(row)} | ${alternative.name} | ${cell(alternative.value, unit)} |`;
      }),
      '',
    ].join('\n'),
  );
  return `# Figures\n\n\`npm run bench\` writes this page; what the figures mean is in [performance.md](performance.md).\n\n${tables.join('\n')}`;
}

/** Writes `bench/latest.json` and `docs/figures.md`. */
export async function record(order: readonly string[], measured: Readonly<Record<string, Row[]>>): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const machine = { node: process.version, cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) };
  const now = Object.fromEntries(Object.entries(measured).map(([name, rows]) => [name, { day, machine, rows }]));
  await mkdir(join(root, 'bench'), { recursive: true });
  const parts = merged(order, await recorded(), now);
  await writeFile(FILE, `${JSON.stringify({ parts }, null, 2)}\n`);
  await writeFile(PAGE, figuresPage(parts));
}
