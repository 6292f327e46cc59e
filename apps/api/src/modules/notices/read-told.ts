import type { Told } from '@marquee/core/notices';
import { z } from 'zod';

const toldSchema = z.record(z.string(), z.string());

export const readTold = (stored: unknown): Told => toldSchema.parse(stored);
