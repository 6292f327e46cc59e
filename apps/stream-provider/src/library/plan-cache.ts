import type { RenditionPlan } from './hls/rendition';

/** Plans of playing files; the least recently requested are evicted first. */
export interface PlanCache {
  get(key: string): Promise<RenditionPlan> | undefined;
  keep(key: string, planned: Promise<RenditionPlan>): Promise<RenditionPlan>;
  readonly bytes: number;
  /** Resolves when no plan is being made. */
  settled(): Promise<void>;
}

/** Memory of the objects that contain the boundaries. */
const objectBytes = 2_000;
const numberBytes = 8;

/** Renditions may share their boundaries. */
const bytesOf = ({ video, audio }: RenditionPlan): number => {
  const renditions = [...video, ...audio].flatMap((whole) => [
    whole,
    ...(whole.pieces ?? []).map(({ rendition }) => rendition),
  ]);
  const lists = new Set(renditions.map(({ segmentStarts }) => segmentStarts));
  return [...lists].reduce((sum, { length }) => sum + length * numberBytes, objectBytes);
};

export function createPlanCache(maxBytes: number): PlanCache {
  const plans = new Map<string, { planned: Promise<RenditionPlan>; bytes: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= plans.get(key)?.bytes ?? 0;
    plans.delete(key);
  };
  return {
    get(key) {
      const known = plans.get(key);
      if (!known) return undefined;
      plans.delete(key);
      plans.set(key, known);
      return known.planned;
    },
    async keep(key, planned) {
      const entry = { planned, bytes: 0 };
      plans.set(key, entry);
      try {
        const plan = await planned;
        // Evicted since.
        if (plans.get(key) !== entry) return plan;
        entry.bytes = bytesOf(plan);
        total += entry.bytes;
        for (const oldest of plans.keys()) if (total > maxBytes && oldest !== key) drop(oldest);
        return plan;
      } catch (error) {
        if (plans.get(key) === entry) drop(key);
        throw error;
      }
    },
    get bytes() {
      return total;
    },
    async settled() {
      await Promise.allSettled([...plans.values()].map(({ planned }) => planned));
    },
  };
}
