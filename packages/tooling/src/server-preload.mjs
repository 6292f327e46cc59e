import { collectWhenIdle } from './collect-when-idle.mjs';
import { sendHeartbeats } from './heartbeat.mjs';

/* Runs in each server before its own code: see node-flags.mjs. */
collectWhenIdle(globalThis.gc);
sendHeartbeats();
