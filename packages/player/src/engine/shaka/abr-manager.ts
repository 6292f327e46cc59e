import { MOST_LATENCY_MS } from '../line-speed';
import type { Shaka } from './load-shaka';

/**
 * Shaka's adaptation, without the latency in its samples: a short segment from a server nearby takes longer to be answered
 * than to be sent, and would say that the line is slow.
 */
export const createAbrManager = ({ abr }: Pick<Shaka, 'abr'>) =>
  new (class extends abr.SimpleAbrManager {
    override segmentDownloaded(...[ms, bytes, allowSwitch, request, context]: SampleOf<typeof abr>): void {
      const isFirst = request?.packetNumber === 1;
      const latencyMs = isFirst ? Math.min(request.timeToFirstByte ?? 0, MOST_LATENCY_MS, ms - 1) : 0;
      super.segmentDownloaded(ms - Math.max(0, latencyMs), bytes, allowSwitch, request, context);
    }
  })();

type SampleOf<Abr extends Shaka['abr']> = Parameters<InstanceType<Abr['SimpleAbrManager']>['segmentDownloaded']>;
