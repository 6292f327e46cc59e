import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@marquee/tooling/free-port';
import { startProduct } from '../product';
import type { Row } from '../row';
import { proportionalMemory, type Role } from '../memory/processes';
import { addFilms, readPagesAndPictures } from '../memory/visit';

const PAGES = 1_000;
const FILMS = 3_000;
/** Issue 8, in MB of proportional memory of all processes. */
const GOAL_REST = 320;
const GOAL_LOADED = 420;
const GOAL_LEFT = 60;

/** Issue 8 measures five minutes after a start, and an hour after load. */
const restSec = Number(process.env.MEMORY_REST_SEC ?? 30);
const waitSec = Number(process.env.MEMORY_WAIT_SEC ?? 120);

type Sums = Partial<Record<Role, number>>;

const total = (sums: Sums): number => Object.values(sums).reduce((sum, value) => sum + value, 0);
const parts = (sums: Sums): string =>
  Object.entries(sums)
    .map(([role, value]) => `${role} ${value.toFixed(0)}`)
    .join(', ');

function row(when: string, sums: Sums, goal: number): Row {
  return {
    name: `memory of all servers ${when} (${parts(sums)})`,
    unit: 'MB',
    value: total(sums),
    goal: { atMost: Math.round(goal) },
    alternative: { name: 'what issue 8 asks for', value: goal },
  };
}

/** Proportional memory of the product at rest, after pages, pictures and a scan, and some time later. */
export async function memoryRows(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-memory-'));
  const media = join(folder, 'media');
  await mkdir(media);
  // A copy, because the product would otherwise share memory pages with other programs' Node and seem smaller than it
  // is.
  const node = join(folder, 'node');
  await copyFile(process.execPath, node);
  const product = await startProduct({
    port: await freePort(),
    providerPort: await freePort(),
    environment: { MEDIA_DIR: media },
    node,
  });
  try {
    await sleep(restSec * 1_000);
    const rest = proportionalMemory(product.pid);
    const rendered = await readPagesAndPictures(product.url, PAGES);
    await addFilms(product, media, FILMS);
    const loaded = proportionalMemory(product.pid);
    await sleep(waitSec * 1_000);
    const later = proportionalMemory(product.pid);
    return [
      row(`at rest, ${restSec} s after a start`, rest, GOAL_REST),
      row(`after ${PAGES} pages (${rendered} rendered), ${PAGES} pictures and ${FILMS} files`, loaded, GOAL_LOADED),
      row(`${waitSec} s after that`, later, total(rest) + GOAL_LEFT),
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
