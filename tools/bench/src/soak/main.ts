import { freePort } from '../api';
import { startProduct } from '../product';
import { soak } from './soak';
import { trendOf } from './trend';

/** Long enough for caches to fill and for hourly growth to be measurable. */
const MINUTES = 30;
const VISITORS = 8;

const minutes = Number(process.argv[2] ?? MINUTES);
const visitors = Number(process.argv[3] ?? VISITORS);
if (!(minutes > 0 && visitors > 0)) throw new Error('say for how many minutes, and with how many visitors');
const product = await startProduct({
  port: await freePort(),
  providerPort: await freePort(),
  environment: { SIGNUPS_PER_HOUR: '1000000', SYNCS_PER_MINUTE: '1000000' },
});
try {
  const { samples, counts, failures } = await soak({
    origin: product.url,
    minutes,
    visitors,
    samples: Math.max(6, Math.ceil(minutes)),
    onSample: ({ minute, heapMb, rssMb }) =>
      console.log(`${minute.toFixed(1)} min: heap ${heapMb.toFixed(1)} MB, resident ${rssMb.toFixed(1)} MB`),
  });
  console.log(counts);
  console.log(`${failures.length} failures`, failures.slice(0, 5));
  for (const of of ['heapMb', 'rssMb'] as const) {
    const { first, last, slope } = trendOf(samples, of);
    const name = of === 'heapMb' ? 'heap' : 'resident';
    console.log(
      `${name}: first third ${first.toFixed(1)} MB, last third ${last.toFixed(1)} MB, after the first third ${slope.toFixed(1)} MB/h`,
    );
  }
} finally {
  await product.stop();
}
