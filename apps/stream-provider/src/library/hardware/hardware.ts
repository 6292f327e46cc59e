import type { Logger } from '@marquee/server';
import { runProgram } from '../programs';
import { hardwareEncoders, hardwareNames, type HardwareEncoder, type HardwareName } from './encoders';
import { tryEncoder } from './try-encoder';

export type HardwareSetting = HardwareName | 'auto' | 'off';

/** Hardware encoding: detected in the background, and disabled if it fails too often. */
export interface Hardware {
  /** Resolves when the detection has finished. */
  readonly ready: Promise<void>;
  /** The encoder to use now; undefined for software. */
  current(): HardwareEncoder | undefined;
  /** Reports that a run ended prematurely. */
  failed(): void;
  succeeded(): void;
  close(): Promise<void>;
}

/** Number of consecutive failed runs. */
const maxFailures = 3;

export interface HardwareOptions {
  ffmpeg: string | undefined;
  setting: HardwareSetting;
  logger: Logger;
}

async function findEncoder({ ffmpeg, setting }: HardwareOptions, signal: AbortSignal) {
  if (ffmpeg === undefined || setting === 'off') return undefined;
  const list = await runProgram(ffmpeg, ['-hide_banner', '-encoders'], {
    timeoutMs: 10_000,
    maxBytes: 1_000_000,
    signal,
  });
  const listed = list.ok ? list.output.toString('latin1') : '';
  for (const name of hardwareNames) {
    const encoder = hardwareEncoders[name];
    const isWanted = (setting === 'auto' || setting === name) && listed.includes(` ${encoder.encoder} `);
    if (isWanted && (await tryEncoder(ffmpeg, encoder, signal))) return encoder;
  }
  return undefined;
}

/** Tries one kind of hardware after another. Until one is found, films are encoded in software. */
export function openHardware(options: HardwareOptions): Hardware {
  const { setting, logger } = options;
  const stopping = new AbortController();
  let encoder: HardwareEncoder | undefined;
  let failures = 0;
  const ready = findEncoder(options, stopping.signal).then((found) => {
    if (stopping.signal.aborted) return;
    encoder = found;
    if (found) logger.info(`Films are encoded by hardware: ${found.name}`);
    else if (setting !== 'auto' && setting !== 'off')
      logger.warn(`LIBRARY_HWACCEL: ${setting} does not work on this machine; films are encoded in software.`);
  });
  return {
    ready,
    current: () => encoder,
    failed() {
      failures += 1;
      if (failures < maxFailures || !encoder) return;
      logger.warn(`${encoder.name} failed ${failures} times; films are encoded in software until the next start.`);
      encoder = undefined;
    },
    succeeded() {
      failures = 0;
    },
    async close() {
      stopping.abort();
      await ready;
    },
  };
}

/** For tests, and for systems without ffmpeg. */
export const noHardware: Hardware = {
  ready: Promise.resolve(),
  current: () => undefined,
  failed: () => undefined,
  succeeded: () => undefined,
  close: () => Promise.resolve(),
};
