import type { Readable } from 'node:stream';

/** PostgreSQL's output, read line by line. */
export interface ServerLog {
  /** Level and text of the last lines, the newest last. */
  readonly lines: readonly string[];
  /** Resolves when the output has ended, which may be later than the server's exit. */
  readonly ended: Promise<void>;
}

const KEPT_LINES = 40;
/** Logged for every connection attempt while the server starts or stops. */
const ROUTINE = /^FATAL: {2}(the database system is|terminating connection|connection to client lost)/;
const REMARKABLE = /^(PANIC|FATAL): |was terminated by|server processes terminated|automatic recovery in progress/;

/** @param onProblem called with each line that is relevant to an operator */
export function readServerLog(stream: Readable, onProblem: (line: string) => void): ServerLog {
  const lines: string[] = [];
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = `${rest}${chunk}`.split('\n');
    rest = (parts.pop() ?? '').slice(-10_000);
    for (const line of parts) {
      lines.push(line);
      if (REMARKABLE.test(line) && !ROUTINE.test(line)) onProblem(line);
    }
    lines.splice(0, lines.length - KEPT_LINES);
  });
  return { lines, ended: new Promise((resolve) => stream.once('close', resolve)) };
}

/** Describes the recovery after a crash in one sentence. Undefined after a clean shutdown. */
export function recoverySentence(lines: readonly string[]): string | undefined {
  if (!lines.some((line) => /not properly shut down|was interrupted/.test(line))) return undefined;
  const done = lines.map((line) => /redo done at .*elapsed: ([\d.]+) s/.exec(line)?.[1]).find(Boolean);
  return done === undefined
    ? 'The database was not shut down cleanly. Nothing had to be recovered.'
    : `The database was not shut down cleanly. Every confirmed change was recovered from its log in ${done} s.`;
}
