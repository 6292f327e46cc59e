import { sendHeartbeats } from './heartbeat.mjs';

/* Runs in each server before its own code: see node-flags.mjs. */
sendHeartbeats();
