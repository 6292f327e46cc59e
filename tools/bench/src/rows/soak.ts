import { freePort } from '../api';
import { startProduct } from '../product';
import type { Row } from '../row';
import { soak } from '../soak/soak';
import { trendOf } from '../soak/trend';

const MINUTES = 1;
const SAMPLES = 6;

/** The short form of `pnpm --filter @marquee/bench soak`, which runs for half an hour (docs/scale.md). */
export async function soakRows(): Promise<Row[]> {
  const product = await startProduct({
    port: await freePort(),
    providerPort: await freePort(),
    environment: { SIGNUPS_PER_HOUR: '1000000', SYNCS_PER_MINUTE: '1000000' },
  });
  try {
    const { samples, failures } = await soak({ origin: product.url, minutes: MINUTES, samples: SAMPLES });
    if (failures.length > 0) throw new Error(`${failures.length} visits failed, first ${failures[0]}`);
    return (['heapMb', 'rssMb'] as const).map((of) => {
      const { first, last } = trendOf(samples, of);
      const name = `${of === 'heapMb' ? 'heap' : 'memory'} of the API after a minute of mixed visits`;
      return { name, unit: 'MB', value: last, alternative: { name: 'its first 20 seconds', value: first } };
    });
  } finally {
    await product.stop();
  }
}
