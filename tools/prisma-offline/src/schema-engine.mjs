#!/usr/bin/env node
/**
 * Replaces Prisma's native schema engine, which is a download: the command line starts this file because of
 * PRISMA_SCHEMA_ENGINE_BINARY, and exchanges JSON-RPC messages with it over standard input and output. The engine's
 * WebAssembly build and a JavaScript driver do the work (docs/decisions/0012).
 */
import { createInterface } from 'node:readline';
import { checkConnection, createDatabase } from './connection-commands.mjs';
import { openEngine } from './open-engine.mjs';
import { readArguments } from './read-arguments.mjs';

// The command line asks this process to end without waiting for it. An `exit` handler releases the data folder.
process.on('SIGTERM', () => process.exit(0));

const { datamodelPaths, command } = readArguments(process.argv.slice(2));

if (command === 'can-connect-to-database') await checkConnection();
else if (command === 'create-database') await createDatabase();
else await serve();

async function serve() {
  let opening;
  const engine = () => (opening ??= openEngine(datamodelPaths));
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const request = line.trim() ? JSON.parse(line) : undefined;
    // Lines without a method are responses to our `print` requests.
    if (!request?.method) continue;
    try {
      const result = await (await engine()).call(request.method, request.params);
      // The native engine prints a diff itself, through the command line.
      if (request.method === 'diff' && result?.stdout)
        send({ id: 0, method: 'print', params: { content: result.stdout } });
      send({ id: request.id, result: result ?? {} });
    } catch (error) {
      send({ id: request.id, error: rpcError(error) });
    }
  }
  if (opening) await (await engine().catch(() => undefined))?.close();
  // The engines leave timers that would keep the process alive for up to a minute.
  process.exit();
}

/** 4466 is the engine's number for "see the data". */
function rpcError(error) {
  const data = { is_panic: false, message: error.message ?? String(error) };
  if (error.code) data.error_code = error.code;
  return { code: 4466, message: 'An error happened. Check the data field for details.', data };
}
