import fc from 'fast-check';
import { fuzzRequest, type FuzzRequest } from './arbitrary-request';
import { FuzzClient, type FuzzAnswer, type FuzzVisitor } from './send';

/** Internal terms that no response may contain. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d|Prisma|PostgreSQL|\bSELECT\b|\bINSERT\b|argon2|password_hash|id_hash/;

interface FuzzOptions {
  origin: string;
  visitors: readonly FuzzVisitor[];
  /** Texts of a user who is not among the visitors. */
  secrets: readonly string[];
  requests: number;
  concurrency: number;
  seed: number;
}

interface FuzzReport {
  sent: number;
  byStatus: Record<number, number>;
  /** Wrong responses, with instructions for reproducing them. */
  findings: string[];
}

const BATCH = 250;
const MAX_FINDINGS = 20;

/** Sends invalid requests, and collects responses that no request may get. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const client = new FuzzClient(options.origin, options.visitors);
  const report: FuzzReport = { sent: 0, byStatus: {}, findings: [] };
  const judge = (asked: FuzzRequest, answer: FuzzAnswer) => {
    report.sent += 1;
    report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1;
    const problem = problemOf(answer, options.secrets);
    if (problem && report.findings.length < MAX_FINDINGS)
      report.findings.push(`${problem}: ${describe(asked)} -> ${answer.status} ${answer.body.slice(0, 200)}`);
  };
  for (let batch = 0; report.sent < options.requests; batch += 1) {
    const numRuns = Math.min(BATCH, options.requests - report.sent);
    const waiting = fc.sample(fuzzRequest(options.visitors.length), { numRuns, seed: options.seed + batch });
    const worker = async () => {
      for (let asked = waiting.pop(); asked; asked = waiting.pop()) judge(asked, await client.send(asked));
    };
    await Promise.all(Array.from({ length: options.concurrency }, worker));
  }
  client.close();
  return report;
}

function problemOf({ status, body, headers }: FuzzAnswer, secrets: readonly string[]): string | undefined {
  if (status >= 500) return 'a failure of the server';
  if (INSIDE.test(body)) return 'something of the inside';
  if (secrets.some((secret) => body.includes(secret))) return "another person's data";
  if (JSON.stringify(headers).includes('planted')) return 'a header that the request wrote';
  return undefined;
}

const describe = ({ body, ...asked }: FuzzRequest) => JSON.stringify({ ...asked, body: body?.slice(0, 300) });
